/** ms that a response waits for others at most. */
const MOST_WAIT = 100;

let reading = 0;
let waiting: (() => void)[] = [];
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

function handOut(): void {
  clearTimeout(timer);
  const ready = waiting;
  waiting = [];
  for (const go of ready) go();
}

/** Follows the response to one call: whether it is coming in, until it is there or lost. */
export function readingOnce(): { onResponse: () => void; end: () => void } {
  let state: 'waiting' | 'reading' | 'over' = 'waiting';
  return {
    onResponse() {
      // The response to a call that was given up comes in all the same.
      if (state !== 'waiting') return;
      state = 'reading';
      reading += 1;
    },
    end() {
      if (state === 'reading') reading -= 1;
      state = 'over';
      if (reading === 0 || performance.now() - since > MOST_WAIT) handOut();
    },
  };
}

/**
 * Settles when the responses that come in right now are there, at the latest after a tenth of a second. Each response that is
 * shown by itself draws the page anew, which takes long where there are thousands of rows: a page that asks a dozen calls at
 * once shows what they answer once or twice, not a dozen times.
 */
export function together(): Promise<void> {
  if (reading === 0) return Promise.resolve();
  if (waiting.length === 0) {
    since = performance.now();
    timer = setTimeout(handOut, MOST_WAIT);
  }
  return new Promise((resolve) => waiting.push(resolve));
}
