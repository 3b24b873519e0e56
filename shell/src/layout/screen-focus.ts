import { nav } from '@console/area';
import { SCREEN_PARAMS } from '@console/contract/paths';

type NavSnapshot = ReturnType<typeof nav.get>;

/** How long a heading that stays the same may still be that of the last screen, in milliseconds. */
const SAME_MS = 1000;
/** How long a screen may take until nobody waits for its heading any more, in milliseconds. */
const LATEST_MS = 15_000;

const heading = (main: HTMLElement): HTMLElement | undefined =>
  [...main.querySelectorAll('h1')].find((one) => one.checkVisibility?.() ?? true);

/** Whether somebody has done something on this page: its first address may be replaced before that. */
const isUsed = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

/** What an address names a screen by. */
const screenOf = ({ pathname, search }: NavSnapshot['location']): string => {
  const params = new URLSearchParams(search);
  return JSON.stringify([pathname, ...SCREEN_PARAMS.map((name) => params.get(name))]);
};

const isNewScreen = (before: NavSnapshot['location'], { action, location }: NavSnapshot): boolean =>
  screenOf(before) !== screenOf(location) && (action !== 'Replace' || isUsed());

/** Something on the screen, or a dialog over it, has the focus already. */
function isFocusTaken(main: HTMLElement): boolean {
  const { activeElement } = document;
  return activeElement !== main && main.contains(activeElement);
}

/**
 * Leads the focus to the heading of a screen once it is there, and with it whoever listens to a screen reader: they hear
 * where they are. A field that takes the focus itself keeps it, and so does whoever goes on meanwhile. A heading of what was
 * on its way hands it on to that of what has come.
 * @param before the heading of the screen that was left, and what it said
 * @returns gives it up
 */
function leadToHeading(
  main: HTMLElement,
  before: { readonly element?: Element | undefined; readonly text?: string },
): () => void {
  const begun = performance.now();
  const timers: ReturnType<typeof setTimeout>[] = [];
  let frame = 0;
  /** The heading that has got the focus. */
  let led: HTMLElement | undefined;
  // A dialog that closes with the navigation gives the focus back in the same breath: the screen is after it.
  const soon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const observer = new MutationObserver(soon);
  const end = (): void => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    timers.forEach(clearTimeout);
    document.removeEventListener('pointerdown', end, true);
    document.removeEventListener('keydown', onKey, true);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab') end();
  };
  function look(): void {
    if (led?.isConnected) return;
    const found = heading(main);
    const isOld = found !== undefined && found === before.element && found.textContent === before.text;
    if (!found || (isOld && performance.now() - begun < SAME_MS)) return;
    // What lies over the screen gives the focus back when it goes.
    if (document.querySelector('[aria-modal=true]')) return;
    if (isFocusTaken(main) || (led && document.activeElement !== document.body)) {
      end();
      return;
    }
    led = found;
    found.tabIndex = -1;
    found.focus({ preventScroll: true });
  }
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  document.addEventListener('pointerdown', end, true);
  document.addEventListener('keydown', onKey, true);
  timers.push(setTimeout(soon, SAME_MS), setTimeout(end, LATEST_MS));
  soon();
  return end;
}

/**
 * The one focus rule of screens: after every new one, however one came there, the focus is at its heading.
 * @returns the undo
 */
export function followScreens(main: HTMLElement): () => void {
  let { location } = nav.get();
  let stop = isUsed() ? leadToHeading(main, {}) : (): void => {};
  const unsubscribe = nav.subscribe(() => {
    const next = nav.get();
    if (isNewScreen(location, next)) {
      stop();
      const element = heading(main);
      stop = leadToHeading(main, element ? { element, text: element.textContent ?? '' } : {});
    }
    ({ location } = next);
  });
  return () => {
    stop();
    unsubscribe();
  };
}
