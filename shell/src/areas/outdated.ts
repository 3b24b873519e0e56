import { storage } from '@console/api';
import { actionStore, currentSite, nav, promptsBeforeUnload, reloadPage } from '@console/area';
import { text } from '../texts';

/** The build that this tab was loaded anew from: not twice, for a broken deployment would have no end. */
const KEY = 'reloadedFrom';
/** A page that has not gone by then has stayed: the person was asked, and chose to. */
const STAYING_MS = 10_000;

/** What the page was put together from. A new deployment changes it. */
function buildOf({ registry: { shell, remotes } } = currentSite()): string {
  return [shell, ...remotes].map(({ base }) => base).join();
}

/** For the server to say whether a file is there. */
const ANSWER_MS = 5000;

/** The file that did not come: the innermost that an error and its causes name. */
function fileOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const request: unknown = Reflect.get(error, 'request');
  return fileOf(error.cause) ?? (typeof request === 'string' && request !== '' ? request : undefined);
}

/** Whether the server says that there is no such file (any more); not where it says nothing. */
async function isGone(file: string): Promise<boolean> {
  try {
    const { status } = await fetch(file, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
}

/** Whether something runs whose response the page would lose. */
const isWorking = (): boolean => actionStore.getState().actions.some(({ state }) => state === 'running');

async function reload(): Promise<undefined> {
  reloadPage();
  await new Promise((resolve) => setTimeout(resolve, STAYING_MS));
  return undefined;
}

let isWaiting = false;

/** Loads the page anew with the next navigation that finds it safe. */
function reloadLater(build: string): void {
  if (isWaiting) return;
  isWaiting = true;
  nav.subscribe(() => {
    if (!isWorking() && !promptsBeforeUnload() && storage.session.set(KEY, build)) reloadPage();
  });
}

/**
 * Code of this page did not come. Where its file is gone, the console was deployed anew while the page was open: it is loaded
 * anew, once for each build and only where nothing is lost; else with the next navigation, or when the person asks again.
 * Settles where the failure is to be shown.
 * @param isAgain the person has asked for it again: then the browser may prompt whether to lose what was typed
 * @returns what to say where the page has to be loaded anew but has something to lose
 */
export async function handleMissingCode(error: unknown, isAgain: boolean): Promise<string | undefined> {
  const file = fileOf(error);
  if (file === undefined || !(await isGone(file))) return undefined;
  const build = buildOf();
  if (!isAgain && storage.session.get(KEY) === build) return undefined;
  const works = isWorking();
  if (works || (!isAgain && promptsBeforeUnload())) {
    reloadLater(build);
    return text(works ? 'outdated.working' : 'outdated');
  }
  const isRemembered = storage.session.set(KEY, build);
  return isAgain || isRemembered ? reload() : undefined;
}
