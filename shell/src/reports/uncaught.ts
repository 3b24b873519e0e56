import { isAborted, isOffline } from '@console/api';
import { logError } from './error-log';

/** The file of the reporting itself: that it did not load is no report. */
const OWN_CODE = /\/reports[.\w-]*\.js$/;

function scriptFailed(src: string): void {
  const { origin, pathname } = new URL(src, window.location.href);
  // Without a network nothing loads; what is still wanted then is asked for again.
  if (OWN_CODE.test(pathname) || isOffline()) return;
  logError('A script could not be loaded', { script: origin + pathname });
}

/** Scripts of the brand that the page waited for in vain, before any code of the console ran. */
function lostScripts(): string[] {
  const lost: unknown = Reflect.get(window, 'consoleLostScripts');
  return Array.isArray(lost) ? lost.filter((src) => typeof src === 'string') : [];
}

/** Logs what nobody has caught, and scripts that did not load. (spec 1, section 8) */
export function watchUncaught(): void {
  window.addEventListener('error', ({ message, error }) => logError(message, {}, error));
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.src !== '') scriptFailed(target.src);
    },
    // Failures of elements do not bubble.
    { capture: true },
  );
  for (const src of lostScripts()) scriptFailed(src);
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isAborted(reason)) return;
    logError(reason instanceof Error ? reason.message : String(reason), {}, reason);
  });
}
