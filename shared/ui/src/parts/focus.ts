/** What can have the focus by the keyboard, where it can be seen. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Keys that do nothing by themselves. */
const MODIFIERS = new Set(['Alt', 'AltGraph', 'Control', 'Meta', 'Shift']);

/** Nothing on the page has the focus: what had it has gone. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives an element the focus. @returns whether it can take it where it stands */
export function takesFocus(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return element != null && document.activeElement === element;
}

/** Gives the focus to the heading of the page, the place for whoever has lost their own. */
export const focusHeading = (): boolean => takesFocus(document.querySelector<HTMLElement>('main h1'));

/** Gives the focus, where it is lost, to an element, else to the heading. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  if (isFocusLost() && !takesFocus(element)) focusHeading();
}

/** A place on the page: an element, and the children that lead to it, from the innermost one. */
export type FocusPlace = readonly (readonly [element: Element, child: number])[];

/** The place of an element, which can be found again when the element itself is drawn anew. */
export function placeOf(element: Element | null): FocusPlace {
  const steps: [Element, number][] = [];
  for (let at = element; at?.parentElement && !at.matches('main, body'); at = at.parentElement)
    steps.push([at.parentElement, [...at.parentElement.children].indexOf(at)]);
  return steps;
}

/** Gives the focus to what stands at a place now, or next to it. @returns whether anything there takes it */
export function focusAt(place: FocusPlace): boolean {
  for (const [parent, at] of place) {
    if (!parent.isConnected || parent.matches('main, body')) continue;
    const here = parent.children[at];
    const inside = (within: Element | undefined) => within?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [];
    const own = here instanceof HTMLElement && here.matches(FOCUSABLE) ? [here] : [];
    if ([...own, ...inside(here), ...inside(parent)].some(takesFocus)) return true;
  }
  return false;
}

/**
 * Gives the focus, once the page is drawn, where it is lost then, to what stands in a place, else to the heading. Where neither
 * is there yet, for what comes is on its way, it is given as soon as one is, unless somebody presses, types or scrolls meanwhile.
 */
export function returnFocus(place: FocusPlace, isStillHere = (): boolean => true): void {
  const isOver = (): boolean => !isFocusLost() || !isStillHere() || focusAt(place) || focusHeading();
  requestAnimationFrame(() => {
    if (isOver()) return;
    const observer = new MutationObserver(() => {
      if (isOver()) stop();
    });
    const stop = (): void => {
      observer.disconnect();
      for (const event of ['pointerdown', 'wheel']) document.removeEventListener(event, stop);
      document.removeEventListener('keydown', onKey);
    };
    // The key that has brought this about may still be held.
    const onKey = ({ key, repeat }: KeyboardEvent): void => {
      if (!repeat && !MODIFIERS.has(key)) stop();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    for (const event of ['pointerdown', 'wheel']) document.addEventListener(event, stop);
    document.addEventListener('keydown', onKey);
  });
}

/**
 * A ref for what goes with its own last button (a list that is cleared, a notice that is dismissed): where it had the focus,
 * that goes to what stands in its place then, else to the heading.
 */
export function handsFocusOn(element: HTMLElement | null): () => void {
  return () => {
    if (element?.contains(document.activeElement)) returnFocus(placeOf(element));
  };
}
