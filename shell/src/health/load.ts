import { currentSite, reportError } from '@console/area';

/** Shows which area has drawn what from the press of a key, which calls this, to the moment when any key is let go. */
export function showAreasWhileHeld(): void {
  const held = new AbortController();
  window.addEventListener('keyup', () => held.abort(), { once: true });
  import(/* webpackChunkName: "health" */ './frames').then(({ showFrames }) => showFrames(held), reportError);
}

/** Has the edge told how areas do, where it asks for that. */
export function sendFigures(): void {
  if (currentSite().takesFigures !== true) return;
  import(/* webpackChunkName: "health" */ './figures').then(({ followFigures }) => followFigures(), reportError);
}
