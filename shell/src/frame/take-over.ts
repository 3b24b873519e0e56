import { useLayoutEffect } from 'react';

/** The id of the frame that the page has brought. (deploy/edge, first-frame.ts) */
const FRAME_ID = 'frame';

/** Puts the focus on what the console has drawn in the place of a link of the frame. */
function keepFocus(link: Element): void {
  const same = [...document.querySelectorAll<HTMLAnchorElement>(`#root a.${[...link.classList][0] ?? ''}`)];
  for (const candidate of same) {
    // One that is not shown at this width takes no focus.
    if (candidate.getAttribute('href') === link.getAttribute('href')) candidate.focus({ preventScroll: true });
    if (document.activeElement === candidate) return;
  }
}

/** Takes the frame off the page that has stood there until now: the console is drawn, and nothing of this was seen yet. */
function takeOver(): void {
  const frame = document.getElementById(FRAME_ID);
  if (!frame) return;
  const { activeElement } = document;
  if (activeElement && frame.contains(activeElement)) keepFocus(activeElement);
  frame.remove();
  delete document.documentElement.dataset['frame'];
}

/** Ends the first frame with the first thing that the console draws. */
export function FrameEnd(): null {
  useLayoutEffect(takeOver, []);
  return null;
}
