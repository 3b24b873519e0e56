import { registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa';
import { OUTLET_ID, reloadPage, reportError, type RemoteApp } from '@console/area';
import { BASE_PATH } from '@console/contract/paths';
import { failedArea } from './failed-area';
import { areaLabel } from './label';
import { handleMissingCode } from './outdated';
import { ownerOf, type Area } from './registry';
import { loadApp, RemoteError, resetRemote, within } from './remotes';
import { setAreaStatus } from './status';

/** An area that has not mounted after this is shown as failed. */
const MOUNT_TIMEOUT = 8000;

/** The path of the page relative to the application. */
export const appPath = (pathname: string): string =>
  pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : '/';

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Takes an area off the page, whatever becomes of its own way to go: two areas never share the outlet. */
async function takeOff(app: RemoteApp, name: string): Promise<void> {
  try {
    await within(MOUNT_TIMEOUT, app.unmount());
  } catch (error) {
    reportError(error, { area: name });
  }
  document.getElementById(OUTLET_ID)?.replaceChildren();
}

/**
 * The lifecycle of an area as single-spa sees it: it never fails. What goes wrong in the area's own is shown in its
 * place, with Retry, and the rest of the console lives on.
 */
export function guardedApplication(area: Area): () => Promise<RemoteApp> {
  const { name } = area.remote;
  let hasMissed = false;
  /** Loads its code. @throws Error in words, where the page is not loaded anew for it */
  const load = async (): Promise<RemoteApp> => {
    try {
      return await loadApp(area);
    } catch (error) {
      const isAgain = hasMissed;
      hasMissed = true;
      const words = await handleMissingCode(error, isAgain);
      throw words === undefined ? error : new RemoteError(words, { cause: error });
    }
  };
  const onRetry = async (): Promise<void> => {
    // What is wrong with a declaration came with the page.
    if (area.problem !== undefined) return reloadPage();
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
      app = await load();
      await within(MOUNT_TIMEOUT, app.bootstrap());
    } catch (thrown) {
      app = fail(thrown);
    }
    return {
      bootstrap: () => Promise.resolve(),
      async mount() {
        try {
          await within(MOUNT_TIMEOUT, app.mount());
        } catch (thrown) {
          await takeOff(app, name);
          app = fail(thrown);
          await app.mount();
        }
        setAreaStatus(name, hasFailed ? 'failed' : 'mounted');
      },
      unmount: () => takeOff(app, name),
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
