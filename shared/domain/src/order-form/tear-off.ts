import { wantsLessMotion } from '@console/ui';

/** Milliseconds for which the page may stand still until what the receipt goes to is there. */
const PATIENCE = 400;
const STEP = 16;

const RECEIPT = '.order-receipt';
/** The jobs in the shell's header, which the first of them brings. */
const JOBS = '[data-jobs]';

const later = (): Promise<void> => new Promise((done) => setTimeout(done, STEP));

/** Waits until the form is gone and the jobs are there, but not for long. No frame is drawn meanwhile. */
async function arrival(receipt: Element): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && (receipt.isConnected || !document.querySelector(JOBS))) await later();
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/**
 * Shows what comes after an order: its receipt comes off at the dashed line, its items go to their place beside the
 * progress, and what is below the line shrinks into the jobs of the header. At once where a browser has no view transitions,
 * less motion is wanted, or no receipt is to be seen.
 * @param show brings what comes after it
 */
export function tearOff(show: () => void): void {
  const page = document.documentElement;
  const receipt = [...document.querySelectorAll(RECEIPT)].find(isShown);
  if (!receipt || wantsLessMotion() || !('startViewTransition' in document) || page.dataset['tear'] !== undefined) {
    show();
    return;
  }
  page.dataset['tear'] = 'off';
  const transition = document.startViewTransition(async () => {
    show();
    await arrival(receipt);
    page.dataset['tear'] = 'on';
  });
  const end = (): void => {
    delete page.dataset['tear'];
  };
  transition.ready.catch(() => undefined);
  transition.finished.then(end, end);
}
