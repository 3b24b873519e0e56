/**
 * How far below its anchor, in px, something has to open so that it leaves the lines free that are always there
 * (`--kept-top`): menus of the header open over them.
 */
export function belowKept(anchor: HTMLElement | null): number {
  const kept = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--kept-top'));
  if (!anchor || Number.isNaN(kept)) return 0;
  return Math.max(0, Math.ceil(kept - anchor.getBoundingClientRect().bottom));
}
