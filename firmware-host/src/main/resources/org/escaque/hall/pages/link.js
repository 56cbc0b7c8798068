// The MQTT connection of a page and its subscriptions, kept up for ever.
/* global Paho */

/**
 * Connects, subscribes, and does both again after every loss, ever less often up to ten seconds.
 * @param {{user: string | null, password: string | null}} login
 * @param {string[]} filters
 * @param {(topic: string, payload: string, retained: boolean) => void} receive
 * @param {(state: 'on' | 'off' | 'refused') => void} report
 */
export function keepLinked(login, filters, receive, report) {
  let wait = 500;
  /** @type {any} */
  let current = null;
  const name = 'page-' + Math.random().toString(36).slice(2, 12);
  const port = Number(location.port) || (location.protocol === 'https:' ? 443 : 80);

  function connect() {
    const client = new Paho.Client(location.hostname, port, '/mqtt', name);
    let over = false;
    const lost = (/** @type {'off' | 'refused'} */ state) => {
      if (over) return;
      over = true;
      current = null;
      report(state);
      setTimeout(connect, wait * (0.75 + Math.random() / 2));
      wait = Math.min(10_000, wait * 2);
    };
    const subscribe = (/** @type {number} */ i) => {
      if (i === filters.length) {
        wait = 500;
        current = client;
        report('on');
        return;
      }
      client.subscribe(filters[i], {
        qos: 1,
        onSuccess: () => subscribe(i + 1),
        onFailure: () => {
          lost('refused');
          client.disconnect();
        },
      });
    };
    client.onConnectionLost = () => lost('off');
    client.onMessageArrived = (/** @type {any} */ message) => {
      try {
        receive(message.destinationName, message.payloadString, message.retained);
      } catch (error) {
        console.warn('message refused', message.destinationName, error);
      }
    };
    client.connect({
      ...(login.user ? { userName: login.user, password: login.password || '' } : {}),
      useSSL: location.protocol === 'https:',
      mqttVersion: 4,
      cleanSession: true,
      timeout: 5,
      keepAliveInterval: 15,
      onFailure: () => lost('off'),
      onSuccess: () => subscribe(0),
    });
  }
  connect();
  return {
    /** Sends a message that is not kept; false while there is no connection. */
    publish(/** @type {string} */ topic, /** @type {string} */ payload) {
      if (!current) return false;
      current.send(topic, payload, 1, false);
      return true;
    },
  };
}
