import { BASE_PATH, paths } from '@console/contract/paths';

/** Where the page's first script puts the fragment aside; it can be read there once. */
const PLACE = 'consoleFragment';

const CALLBACK = `${BASE_PATH}${paths.authCallback()}`;
const TOKENS = /[#&](?:access|id)_token=/;

let fragment = '';

/** Takes tokens out of the address and the history. @returns the fragment of a callback, '' for any other address */
function takeFromAddress(): string {
  const { pathname, search, hash } = window.location;
  const isCallback = pathname.replace(/\/$/, '') === CALLBACK;
  if (hash === '' || !(isCallback || TOKENS.test(hash))) return '';
  window.history.replaceState(window.history.state, '', pathname + search);
  return isCallback ? hash : '';
}

/**
 * Takes over what the identity provider has sent back: from the page's first script, which has removed it from the
 * address before anything else ran, or from the address itself where a page has no such script. The first statement of
 * the shell.
 */
export function captureCallbackFragment(): void {
  const aside: unknown = Object.hasOwn(window, PLACE) ? Reflect.get(window, PLACE) : undefined;
  const left = takeFromAddress();
  fragment = typeof aside === 'string' ? aside : left;
}

/** The fragment that the page was opened with, with its `#`; once, and empty after that. It is kept in memory alone. */
export function takeCallbackFragment(): string {
  const taken = fragment;
  fragment = '';
  return taken;
}
