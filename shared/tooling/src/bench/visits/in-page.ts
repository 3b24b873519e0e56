/** What a page notes of its own load; runs before its own scripts. */
export interface Visit {
  /** Moments of tasks of over 50 ms, and how long each was beyond that. */
  longTasks: { readonly at: number; readonly over: number }[];
  /** Moment of the first frame in which the page is of use. */
  usable?: number;
  /** From a click until the first frame with the heading, or the rows of another area, that it leads to. */
  step?: number;
}

declare global {
  interface Window {
    visit: Visit;
  }
}

export interface Visited {
  readonly apikey: string;
  /** CSS of what makes the page of use. */
  readonly ready: string;
}

/** Signs in, and notes what the load takes. */
export function watchVisit({ apikey, ready }: Visited): void {
  localStorage.setItem('apikey', apikey);
  const visit: Visit = { longTasks: [] };
  window.visit = visit;
  const painted = (note: (at: number) => void): void => {
    requestAnimationFrame(() => setTimeout(() => note(performance.now())));
  };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      visit.longTasks.push({ at: startTime, over: duration - 50 });
  }).observe({ type: 'longtask', buffered: true });

  const tick = (): void => {
    if (!document.querySelector(ready)) requestAnimationFrame(tick);
    else
      painted((at) => {
        visit.usable = at;
      });
  };
  requestAnimationFrame(tick);

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link?.textContent) return;
      const name = link.textContent;
      const area = document.querySelector('[data-area]');
      const isThere = (): boolean => {
        if (!link.closest('nav')) return document.querySelector('h1')?.textContent.includes(name) === true;
        const row = document.querySelector(ready);
        return row !== null && row.closest('[data-area]') !== area;
      };
      delete visit.step;
      const arrived = (): void => {
        if (!isThere()) requestAnimationFrame(arrived);
        else
          painted((at) => {
            visit.step = at - timeStamp;
          });
      };
      requestAnimationFrame(arrived);
    },
    { capture: true },
  );
}
