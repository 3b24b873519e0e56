import { isOnlyAsked } from '../leaving-question';
import { msUntil } from '../stored-time';

/** A page that has not gone this long after it began to leave has stayed. */
const STAYING_MS = 10_000;

let leftAt: number | undefined;
/** How many have something to lose. */
let watching = 0;

const leave = (event: Event): void => {
  if (!isOnlyAsked(event)) leftAt = Date.now();
};

/**
 * Watches for the page being left: by a reload, a link, or closing the tab. Only for as long as there is something to lose,
 * because a page that listens for this may not be kept for Back by the browser. @returns the end of it, called once
 */
export function watchLeaving(): () => void {
  watching += 1;
  // Firefox breaks the calls of a page between these two events, Chromium after both.
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  return () => {
    watching -= 1;
    if (watching > 0) return;
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * Comes out at once while the page is not being left, else only if it is still there a little later: the person stayed
 * after all, or the browser brought the page back.
 */
export async function whenStaying(): Promise<void> {
  if (leftAt === undefined) return;
  const rest = msUntil(leftAt + STAYING_MS, STAYING_MS);
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
}
