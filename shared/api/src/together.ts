/** ms that an answer waits for others at most. */
const MOST_WAIT = 100;

let reading = 0;
let waiting: (() => void)[] = [];
let since = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What was handed out has not been painted yet. */
let isUnpainted = false;

function handOut(): void {
  clearTimeout(timer);
  const ready = waiting;
  waiting = [];
  if (ready.length === 0) return;
  isUnpainted = true;
  requestAnimationFrame(() => {
    isUnpainted = false;
  });
  for (const go of ready) go();
}

/** Hands out though more comes in; not before what was handed out last can be seen, or the page would stay empty. */
const handOutSome = (): void => {
  if (!isUnpainted) handOut();
};

/** Follows the answer to one call: whether it is coming in, until it is there or lost. */
export function readingOnce(): { onAnswer: () => void; end: () => void } {
  let state: 'asked' | 'reading' | 'over' = 'asked';
  return {
    onAnswer() {
      // The answer to a call that was given up comes in all the same.
      if (state !== 'asked') return;
      state = 'reading';
      reading += 1;
    },
    end() {
      if (state === 'reading') reading -= 1;
      state = 'over';
      if (reading === 0) handOut();
      else if (performance.now() - since > MOST_WAIT) handOutSome();
    },
  };
}

/**
 * Settles when the answers that come in right now are there, at the latest after a tenth of a second. Each answer that is
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
