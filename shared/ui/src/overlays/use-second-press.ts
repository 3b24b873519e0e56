import { useEffect } from 'react';

/** Presses that are further apart, in time or on the screen, are two of their own. */
const TOGETHER_MS = 500;
const NEAR_PX = 24;

/** Whether a press is the second one of a double press. A mouse's are counted by the browser, a finger's not everywhere. */
function isSecondOf(first: MouseEvent, press: MouseEvent): boolean {
  const isTouch = 'pointerType' in press && press.pointerType === 'touch';
  return (
    (isTouch || press.detail > 1) &&
    press.timeStamp - first.timeStamp < TOGETHER_MS &&
    Math.hypot(press.clientX - first.clientX, press.clientY - first.clientY) < NEAR_PX
  );
}

function takeSecondOf(first: MouseEvent): void {
  const take = (press: MouseEvent): void => {
    if (!isSecondOf(first, press)) return;
    press.preventDefault();
    press.stopPropagation();
  };
  window.addEventListener('click', take, true);
  window.setTimeout(() => window.removeEventListener('click', take, true), TOGETHER_MS);
}

/**
 * Keeps the second press of a double press from what lies under an overlay that the first one has closed: on a phone that
 * is the navigation, and whoever had pressed "Assign" twice was on another page.
 */
export function useSecondPress(): void {
  useEffect(() => {
    let last: MouseEvent | undefined;
    const note = (press: MouseEvent): void => {
      last = press;
    };
    window.addEventListener('click', note, true);
    return () => {
      window.removeEventListener('click', note, true);
      if (last) takeSecondOf(last);
    };
  }, []);
}
