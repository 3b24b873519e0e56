/** So many reports wait at most for a connection; the first ones tell where a failure began. */
const ROOM = 100;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 300_000;

/** Browsers let this much live on when the page goes. */
const KEEPALIVE_LIMIT = 60_000;

/** Too many at once, or a service that is down, is over some time; any other refusal is for good. */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** What is on its way to the error-reporting service. It never tells of its own failures: they would have no end. */
export interface Outbox {
  put(body: string | Uint8Array<ArrayBuffer>): void;
}

/**
 * Sends one after the other. What the network does not take waits, and is tried again after 5 s, 10 s … 5 min, and at
 * once when the browser is online again.
 */
export function createOutbox(address: string): Outbox {
  const waiting: (string | Uint8Array<ArrayBuffer>)[] = [];
  let isBusy = false;
  let pause = FIRST_PAUSE_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function isTaken(body: string | Uint8Array<ArrayBuffer>): Promise<boolean> {
    try {
      const keepalive = body.length < KEEPALIVE_LIMIT;
      const response = await fetch(address, {
        method: 'POST',
        body,
        keepalive,
        credentials: 'omit',
        cache: 'no-store',
      });
      return !isPassing(response.status);
    } catch {
      return false;
    }
  }

  async function work(): Promise<void> {
    if (isBusy || timer !== undefined) return;
    isBusy = true;
    for (let [body] = waiting; body !== undefined; [body] = waiting) {
      // One after the other: a service that is down is asked once, not for every report.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await isTaken(body))) {
        timer = setTimeout(again, pause);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        break;
      }
      waiting.shift();
      pause = FIRST_PAUSE_MS;
    }
    isBusy = false;
  }

  function again(): void {
    clearTimeout(timer);
    timer = undefined;
    void work();
  }

  window.addEventListener('online', again);
  return {
    put(body) {
      if (waiting.length < ROOM) waiting.push(body);
      void work();
    },
  };
}
