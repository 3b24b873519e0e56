import { registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa';
import { storage } from '@console/api';
import { reloadPage, reportError, type RemoteApp } from '@console/area';
import { BASE_PATH } from '@console/contract/paths';
import type { RemoteRecord } from '@console/contract/site-document';
import { failedArea } from './failed-area';
import { areaLabel } from './label';
import { ownerOf, type Area } from './registry';
import { loadApp, resetRemote, within } from './remotes';
import { setAreaStatus } from './status';

/** An area that has not mounted after this is shown as failed. */
const MOUNT_TIMEOUT = 8000;

/** The path of the page relative to the application. */
export const appPath = (pathname: string): string =>
  pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : '/';

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const RELOADED_KEY = 'reloadedFor';

/**
 * Loads the page anew when the files of a remote are not there any more: it was shipped again while this page was open, and
 * the new page knows the new version. Once for each version, so that a broken deployment is no endless loop.
 * @returns whether the page is being loaded anew
 */
async function reloadIfRetired({ base, entry }: RemoteRecord): Promise<boolean> {
  if (storage.session.get(RELOADED_KEY) === base) return false;
  try {
    const { status } = await fetch(base + entry, { method: 'HEAD', cache: 'no-store' });
    if (status !== 404 && status !== 410) return false;
  } catch {
    return false; // nobody is there to say
  }
  storage.session.set(RELOADED_KEY, base);
  reloadPage();
  return true;
}

/**
 * The lifecycle of an area as single-spa sees it: it never fails. What goes wrong in the area's own is shown in its
 * place, with Retry, and the rest of the console lives on.
 */
function guardedApplication(area: Area): () => Promise<RemoteApp> {
  const { name } = area.remote;
  const onRetry = async (): Promise<void> => {
    // What is wrong with a declaration came with the page.
    if (area.problem !== undefined) return reloadPage();
    if (await reloadIfRetired(area.remote)) return;
    setAreaStatus(name, 'loading');
    resetRemote(area.remote);
    await unloadApplication(name);
  };
  const standIn = (thrown: unknown): RemoteApp => {
    const error = asError(thrown);
    const label = areaLabel(area, appPath(window.location.pathname));
    reportError(error, { area: name });
    return failedArea({ name, label, error, onRetry: () => void onRetry() });
  };
  return async () => {
    setAreaStatus(name, 'loading');
    let app: RemoteApp;
    let hasFailed = false;
    const fail = (thrown: unknown): RemoteApp => {
      hasFailed = true;
      return standIn(thrown);
    };
    try {
      app = await loadApp(area);
      await within(MOUNT_TIMEOUT, app.bootstrap());
    } catch (thrown) {
      app = fail(thrown);
    }
    return {
      contractVersion: app.contractVersion,
      bootstrap: () => Promise.resolve(),
      async mount() {
        try {
          await within(MOUNT_TIMEOUT, app.mount());
        } catch (thrown) {
          await app.unmount().catch((error: unknown) => reportError(error, { area: name }));
          app = fail(thrown);
          await app.mount();
        }
        setAreaStatus(name, hasFailed ? 'failed' : 'mounted');
      },
      async unmount() {
        await app.unmount().catch((error: unknown) => reportError(error, { area: name }));
      },
    };
  };
}

let isOpen = false;

/** Registers every area with single-spa; each is active where it owns the path, while the console is open. */
export function registerApplications(areas: readonly Area[]): void {
  for (const area of areas) {
    registerApplication({
      name: area.remote.name,
      app: guardedApplication(area),
      activeWhen: ({ pathname }) => isOpen && ownerOf(areas, appPath(pathname)) === area,
    });
  }
}

/** Lets areas mount: somebody is signed in, and the outlet is there. */
export function openAreas(): void {
  isOpen = true;
  start();
  void triggerAppChange();
}

/** Takes the areas off the page. */
export async function closeAreas(): Promise<void> {
  isOpen = false;
  await triggerAppChange();
}
