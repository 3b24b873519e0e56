import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { logError } from '../boot/error-log';

/** A remote entry that has not come after this is given up. */
const ENTRY_TIMEOUT = 6000;

interface ScriptPolicy {
  createScriptURL(url: string): string;
}

/** Only files of remotes on this origin may become scripts here. */
function assertRemoteFile(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href);
  if (origin !== window.location.origin || !pathname.startsWith('/remotes/')) throw new TypeError(`Not a remote of this site: ${url}`);
  return url;
}

function createPolicy(): ScriptPolicy {
  const rules = { createScriptURL: assertRemoteFile };
  const factory: unknown = Reflect.get(window, 'trustedTypes');
  if (typeof factory !== 'object' || factory === null || !('createPolicy' in factory)) return rules;
  if (typeof factory.createPolicy !== 'function') return rules;
  try {
    return factory.createPolicy('mf', rules);
  } catch {
    return rules; // a page that does not list the policy falls back to its default one
  }
}

/**
 * The federation runtime as this page wants it: entries with the integrity of the registry and a time-out.
 * @param integrityOf integrity of a remote entry by its path
 */
export function consolePlugin(integrityOf: (path: string) => string | undefined): ModuleFederationRuntimePlugin {
  const policy = createPolicy();
  return {
    name: 'console',
    createScript({ url }) {
      const script = document.createElement('script');
      const integrity = integrityOf(new URL(url, window.location.href).pathname);
      script.src = policy.createScriptURL(url);
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      return { script, timeout: ENTRY_TIMEOUT };
    },
    errorLoadRemote({ id, error, lifecycle }) {
      logError(`Remote ${id} failed in ${lifecycle}`, { reason: error instanceof Error ? error.message : String(error) });
      return undefined; // keeps the rejection: the caller draws the fallback
    },
  };
}
