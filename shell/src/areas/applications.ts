import { registerApplication, setMountMaxTime, start, triggerAppChange, unloadApplication } from 'single-spa';
import { nav, OUTLET_ID, reloadPage, reportError, type RemoteApp } from '@console/area';
import { appPath } from './app-path';
import { failedArea } from './failed-area';
import { areaLabel } from './label';
import { handleMissingCode } from './outdated';
import { ownerOf, type Area } from './registry';
import { loadApp, RemoteError, resetRemote, within } from './remotes';
import { setAreaStatus } from './status';

/** An area that has not mounted after this is shown as failed. */
const MOUNT_TIMEOUT = 8000;
/** A mount that takes longer says that the area comes; a shorter one would only flicker. */
const SLOW_MOUNT = 150;
/** Who comes back while the code still comes waits for that in the mount; single-spa's own word on it would be an error. */
const LONGEST_MOUNT = 60_000;

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

/** Waits for something as long as the person stays. @returns undefined for who has left */
function whileHere<T>(isHere: () => boolean, work: Promise<T>): Promise<T | undefined> {
  let stop = (): void => {};
  const left = new Promise<undefined>((resolve) => {
    stop = nav.subscribe(() => isHere() || resolve(undefined));
  });
  return Promise.race([work, left]).finally(stop);
}

/**
 * Mounts an area for as long as the person stays; what it draws after they have left is taken off again.
 * @returns whether it is there
 */
async function mountHere(app: RemoteApp, name: string, isHere: () => boolean): Promise<boolean> {
  const work = app.mount();
  const slow = setTimeout(() => setAreaStatus(name, 'loading'), SLOW_MOUNT);
  try {
    const isThere = await whileHere(
      isHere,
      within(MOUNT_TIMEOUT, work).then(() => true),
    );
    if (isThere) return true;
  } finally {
    clearTimeout(slow);
  }
  const takeOffLate = async (): Promise<void> => {
    try {
      await work;
      if (!isHere()) await app.unmount();
    } catch (error) {
      reportError(error, { area: name });
    }
  };
  void takeOffLate();
  return false;
}

/** What has come of an area's code: its application, or the stand-in that says why there is none. */
interface Arrival {
  readonly app: RemoteApp;
  readonly hasFailed: boolean;
}

/**
 * The lifecycle of an area as single-spa sees it: it never fails, and never holds up who goes elsewhere while its code comes, for
 * single-spa does one thing after the other. What goes wrong in the area's own is shown in its place, with Retry, and the rest of
 * the console lives on.
 * @param isHere whether the page is still one of the area
 */
export function guardedApplication(area: Area, isHere = (): boolean => true): () => Promise<RemoteApp> {
  const { name } = area.remote;
  let hasMissed = false;
  /** Loads its code. @throws Error in words, where the page is not loaded anew for it */
  const load = async (): Promise<RemoteApp> => {
    try {
      return await loadApp(area);
    } catch (error) {
      const isAgain = hasMissed;
      hasMissed = true;
      const text = await handleMissingCode(error, isAgain);
      throw text === undefined ? error : new RemoteError(text, { cause: error });
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
  const fail = (thrown: unknown): Arrival => ({ app: standIn(thrown), hasFailed: true });
  const begin = async (): Promise<Arrival> => {
    setAreaStatus(name, 'loading');
    try {
      const app = await load();
      await within(MOUNT_TIMEOUT, app.bootstrap());
      return { app, hasFailed: false };
    } catch (thrown) {
      return fail(thrown);
    }
  };
  return async () => {
    let coming = begin();
    let arrival = await whileHere(isHere, coming);
    /** For somebody who had left before and is back. */
    const comeAfterAll = async (): Promise<Arrival | undefined> => {
      const found = await whileHere(isHere, coming);
      if (!found?.hasFailed) return found;
      resetRemote(area.remote);
      coming = begin();
      return whileHere(isHere, coming);
    };
    return {
      bootstrap: () => Promise.resolve(),
      async mount() {
        arrival ??= await comeAfterAll();
        if (!arrival) return;
        try {
          if (!(await mountHere(arrival.app, name, isHere))) return;
        } catch (thrown) {
          await takeOff(arrival.app, name);
          arrival = fail(thrown);
          await arrival.app.mount();
        }
        setAreaStatus(name, arrival.hasFailed ? 'failed' : 'mounted');
      },
      unmount: () => (arrival ? takeOff(arrival.app, name) : Promise.resolve()),
    };
  };
}

let isOpen = false;

/** Registers every area with single-spa; each is active where it owns the path, while the console is open. */
export function registerApplications(areas: readonly Area[]): void {
  setMountMaxTime(LONGEST_MOUNT, false, LONGEST_MOUNT);
  for (const area of areas) {
    const isOwner = ({ pathname }: Location): boolean => ownerOf(areas, appPath(pathname)) === area;
    registerApplication({
      name: area.remote.name,
      app: guardedApplication(area, () => isOwner(window.location)),
      activeWhen: (location) => isOpen && isOwner(location),
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
