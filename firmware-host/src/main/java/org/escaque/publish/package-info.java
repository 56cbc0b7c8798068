/**
 * What goes to MQTT, and what may be public: the messages of the wire, made from a game's state,
 * and the queue in which they wait for the link. Knows no broker.
 */
@NullMarked
package org.escaque.publish;

import org.jspecify.annotations.NullMarked;
