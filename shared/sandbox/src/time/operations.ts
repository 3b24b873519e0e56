import type { JobRow } from '../model/site';

/** When an operation is over, in epoch ms of the site's clock. */
export const endOf = (job: JobRow, speed: number): number => job.started + job.lasts * speed;

/** Wakes everybody who waits for a time, because the clock or the speed was changed. */
export class Waiters {
  readonly #wake = new Set<() => void>();

  /** Resolves after so many ms, or as soon as `wakeAll` is called. */
  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wake.delete(done);
        resolve();
      };
      const timer = setTimeout(done, Math.min(Math.ceil(ms), 2 ** 31 - 1));
      this.#wake.add(done);
    });
  }

  wakeAll(): void {
    for (const done of this.#wake) done();
  }
}
