import { externalAddress } from '@console/contract/external-address';
import { BASE_PATH } from '@console/contract/paths';

const CONTROL_OR_BACKSLASH = /[\u0000-\u0020\u007f\\]/;

/**
 * A path that somebody else has chosen (return path, saved path, link of a notice), made safe: it stays on this origin
 * whatever it says. Query, fragment and encoded characters are kept.
 * @param value untrusted
 * @param fallback used for everything that is not such a path
 */
export function safePath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !/^\/(?!\/)/.test(value) || CONTROL_OR_BACKSLASH.test(value)) return fallback;
  try {
    const { origin } = window.location;
    const url = new URL(value, origin);
    // Dots may hide a second slash ('/.//host'): the address bar reads it as another host.
    if (url.origin !== origin || url.pathname.startsWith('//')) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/**
 * An address outside of the application that is safe to follow (`externalAddress`), and of an allowed host where hosts are
 * given.
 * @returns the address, or undefined
 */
export function safeExternalUrl(value: unknown, hosts?: readonly string[]): string | undefined {
  const url = typeof value === 'string' ? externalAddress(value) : undefined;
  if (hosts && url && !hosts.includes(url.host) && !hosts.includes(url.hostname)) return undefined;
  return url?.href;
}

/** Leaves the page for a path of the application, with a full load. */
export function fullLoad(path = '/'): void {
  window.location.assign(`${BASE_PATH}${safePath(path)}`);
}

/** Leaves the page for a path of the application, with a full load that takes the place of this page in the history. */
export function replacePage(path = '/'): void {
  window.location.replace(`${BASE_PATH}${safePath(path)}`);
}

/**
 * Leaves this page for an address outside of the application.
 * @param url made safe before (safeExternalUrl)
 */
export function leavePage(url: string): void {
  window.location.assign(url);
}

/**
 * Opens an address outside of the application in a tab of its own, which cannot reach back to this page.
 * @param url made safe before (safeExternalUrl)
 * @returns false where the browser has refused: show a link
 */
export function openTab(url: string): boolean {
  // With `noopener` the browser would not say whether it has opened anything.
  const tab = window.open('about:blank', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.replace(url);
  return true;
}

/** Loads the page that is shown again. */
export function reloadPage(): void {
  window.location.reload();
}
