/** The rate of the last seconds. */
export interface Meter {
  /** Notes bytes that have moved now. */
  readonly add: (bytes: number) => void;
  /** Bytes a second. */
  readonly rate: () => number;
}

const WINDOW_MS = 8000;
/** Notes closer together than this count as one. */
const GRAIN_MS = 250;

/** @param now a clock in milliseconds that never goes back */
export function createMeter(now: () => number = () => performance.now()): Meter {
  let samples: { readonly at: number; bytes: number }[] = [];
  return {
    add: (bytes) => {
      const at = now();
      const last = samples.at(-1);
      if (last && at - last.at < GRAIN_MS) last.bytes += bytes;
      else samples = [...samples.filter((sample) => at - sample.at < WINDOW_MS), { at, bytes }];
    },
    rate: () => {
      const at = now();
      const recent = samples.filter((sample) => at - sample.at < WINDOW_MS);
      const [first] = recent;
      if (!first) return 0;
      const seconds = Math.max(1, (at - first.at) / 1000);
      return recent.reduce((sum, { bytes }) => sum + bytes, 0) / seconds;
    },
  };
}
