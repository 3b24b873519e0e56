/** What a page notes of itself; runs before its own scripts. */
export interface Noted {
  /** Moment of the first frame with rows. */
  rows?: number;
  /** Moment of the first frame that says all of them are there. */
  all?: number;
  /** Of each keystroke: from the key until the frame with its result. */
  keystrokes: number[];
}

declare global {
  interface Window {
    noted: Noted;
  }
}

export interface Watched {
  readonly apikey: string;
  /** What the count of the table says when all rows are there. */
  readonly allText: string;
}

/** Signs in, and notes when rows and results of keystrokes are painted. */
export function watch({ apikey, allText }: Watched): void {
  localStorage.setItem('apikey', apikey);
  const noted: Noted = { keystrokes: [] };
  window.noted = noted;
  const painted = (note: (at: number) => void): void => {
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  };
  const count = (): string => document.querySelector('.ui-dt-tools [role="status"]')?.textContent ?? '';
  const tick = (): void => {
    if (noted.rows === undefined && document.querySelector('tbody tr a')) {
      noted.rows = 0;
      painted((at) => {
        noted.rows = at;
      });
    }
    if (count() !== allText) requestAnimationFrame(tick);
    else
      painted((at) => {
        noted.all = at;
      });
  };
  requestAnimationFrame(tick);

  let pressed: { at: number; before: string } | undefined;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = { at: timeStamp, before: count() };
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (!pressed || count() === pressed.before) return;
    const { at } = pressed;
    pressed = undefined;
    painted((now) => noted.keystrokes.push(now - at));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
