import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { logError } from '../reports/error-log';

/** A remote entry that has not come after this is given up. */
const ENTRY_TIMEOUT = 6000;

/**
 * An address of a remote on this origin, or of one elsewhere that this page has registered with the hash of its entry. The page's
 * Trusted Types policy says the same of origins.
 * @throws TypeError for anything else
 */
function remoteFile(url: string, integrity: string | undefined): string {
  const { origin, pathname } = new URL(url, window.location.href);
  if ((origin !== window.location.origin && !integrity) || !pathname.startsWith('/remotes/'))
    throw new TypeError(`Not a remote of this site: ${url}`);
  return url;
}

/**
 * The element that loads a remote's entry: by the registry's hash where there is one.
 * @throws TypeError for an address that is no remote of this site
 */
export function entryScript(url: string, integrityOf: (address: string) => string | undefined): HTMLScriptElement {
  const script = document.createElement('script');
  const { origin, pathname } = new URL(url, window.location.href);
  const integrity = integrityOf(origin + pathname);
  script.src = remoteFile(url, integrity);
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
}

/**
 * The federation runtime as this page wants it: entries with the integrity of the registry and a time-out.
 * @param integrityOf integrity of a remote entry by its address, without a query
 */
export function consolePlugin(integrityOf: (address: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'console',
    createScript: ({ url }) => ({ script: entryScript(url, integrityOf), timeout: ENTRY_TIMEOUT }),
    errorLoadRemote({ id, error, lifecycle }) {
      logError(`Remote ${id} failed in ${lifecycle}`, {
        reason: error instanceof Error ? error.message : String(error),
      });
      return undefined; // keeps the rejection: the caller draws the fallback
    },
  };
}
