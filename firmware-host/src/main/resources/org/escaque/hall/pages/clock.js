// Clocks that tick from retained messages. No wall time anywhere: a table sends its monotonic time,
// and the fastest of its beats tells how far that is from this page's own.

const WINDOW = 120_000;

/** How far this page's clock is ahead of a table's: the minimum over the beats of one boot. */
export class Offset {
  constructor() {
    this.boot = -1;
    /** @type {{perf: number, off: number}[]} */
    this.samples = [];
    /** @type {number | null} */
    this.value = null;
  }

  /** @param {number} perf now, here @param {number} boot @param {number} mono then, there */
  beat(perf, boot, mono) {
    if (boot < this.boot) return;
    if (boot > this.boot) {
      this.boot = boot;
      this.samples = [];
    }
    this.samples = this.samples.filter((s) => perf - s.perf < WINDOW);
    this.samples.push({ perf, off: perf - mono });
    this.value = Math.min(...this.samples.map((s) => s.off));
  }

  /** After a pause of either side: the old value stands until the next beat. */
  forget() {
    this.samples = [];
  }
}

/**
 * Milliseconds left of both sides. `at` may lie ahead: then the time stands until it is reached.
 * @param {{at: number, white: number, black: number, running: 'white' | 'black' | null, rate: number}} clock
 * @param {number} off @param {number} perf
 */
export function remaining(clock, off, perf) {
  const gone = Math.max(0, perf - off - clock.at) * clock.rate;
  return {
    white: Math.max(0, clock.white - (clock.running === 'white' ? gone : 0)),
    black: Math.max(0, clock.black - (clock.running === 'black' ? gone : 0)),
  };
}

/**
 * The whole seconds to show. A correction of less than 300 ms does not make a running clock step back up.
 * @param {number} left milliseconds @param {number | null} shown seconds that stand there, null after a jump
 */
export function seconds(left, shown) {
  const exact = Math.ceil(left / 1000);
  return shown !== null && exact === shown + 1 && left - shown * 1000 < 300 ? shown : exact;
}

/** @param {number} total seconds */
export function format(total) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, '0');
  const minutes = Math.floor(total / 60) % 60;
  const hours = Math.floor(total / 3600);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(total % 60)}`
    : `${minutes}:${two(total % 60)}`;
}
