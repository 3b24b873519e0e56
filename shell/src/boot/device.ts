/** Width up to which a screen counts as mobile. (spec 1, section 9) */
const MOBILE_WIDTH = 700;

/** Marks the page as mobile or desktop, once at load; layout follows the width by CSS at all times. */
export function markDevice(): void {
  document.documentElement.dataset['mobile'] = String(window.innerWidth <= MOBILE_WIDTH);
}
