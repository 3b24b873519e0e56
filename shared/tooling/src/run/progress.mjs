const SPARSE_MS = 30_000;

const minutes = (ms) => (ms < 90_000 ? `${Math.ceil(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`);

/**
 * Tells how far a step is and how long it still takes: one line that is written over on a terminal, one in half a minute elsewhere.
 * @param {string} name of the step
 * @param {{ out?: { isTTY?: boolean, write: (text: string) => unknown }, now?: () => number }} [where]
 */
export function progress(name, { out = process.stdout, now = Date.now } = {}) {
  const started = now();
  let reported = started;
  return {
    /**
     * @param {number} done
     * @param {number} total
     */
    update(done, total) {
      const time = now();
      if (total === 0 || (!out.isTTY && time - reported < SPARSE_MS)) return;
      reported = time;
      const left = done > 0 ? `, ${minutes(((time - started) / done) * (total - done))} left` : '';
      const text = `       ${name}: ${done} of ${total}${left}`;
      out.write(out.isTTY ? `\r\u001B[K${text}` : `${text}\n`);
    },
    /** Takes the line away. */
    end() {
      if (out.isTTY) out.write('\r\u001B[K');
    },
  };
}
