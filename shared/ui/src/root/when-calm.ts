/** How long after a page is there its visitor is left alone, in milliseconds: what it still loads goes first. */
const CALM_MS = 2000;

/** Does what nobody waits for, once the page has nothing else to do. @returns takes it back, until it is done */
export function whenCalm(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work);
    else work();
  }, CALM_MS);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
