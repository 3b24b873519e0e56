/** Of so many failures that page translators cause, one is told. */
const REMOVE_CHILD_SHARE = 20;

let removeChildFailures = 0;

/** Whether a report is noise: the resize notice, and 19 in 20 failures of removeChild. (spec 1, section 8) */
export function isNoise(message: string): boolean {
  if (/ResizeObserver loop (completed with undelivered notifications|limit exceeded)/.test(message)) return true;
  if (!message.includes('removeChild')) return false;
  removeChildFailures += 1;
  return removeChildFailures % REMOVE_CHILD_SHARE !== 1;
}
