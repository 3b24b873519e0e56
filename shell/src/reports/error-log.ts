import { currentSite } from '@console/area';
import { noteFailure } from '../health/facts';
import { breadcrumbs, noteStep } from './breadcrumbs';
import { pageContext } from './page-context';
import { withoutSecretText } from './secrets';
import type { Report, Send } from './sender';
import { withoutSecrets } from './without-secrets';

/** Of so many failures that page translators cause, one is told. */
const REMOVE_CHILD_SHARE = 20;

let removeChildFailures = 0;

/** Whether a report is noise: the resize notice, and 19 in 20 failures of removeChild. (spec 1, section 8) */
export function isNoise(message: string): boolean {
  if (/ResizeObserver loop (completed with undelivered notifications|limit exceeded)/.test(message)) return true;
  if (!message.includes('removeChild')) return false;
  removeChildFailures += 1;
  return removeChildFailures % REMOVE_CHILD_SHARE !== 1;
}

/** So many reports wait at most for the service's code; the first ones tell where a failure began. */
const ROOM = 100;
const RETRY_MS = 5000;

let user: string | undefined;
let send: Send | undefined;
let isLoading = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: Report[] = [];
/** Errors that have been told: a boundary and a caller may both meet the same one. */
const reported = new WeakSet<object>();

/** Says who is signed in, by id: reports carry no name and no address. */
export function identify(id: string | undefined): void {
  user = id;
}

/** The service's code comes with the first report. */
async function load(): Promise<Send | undefined> {
  const { reporting, site, environment, registry } = currentSite();
  if (!reporting) return undefined;
  const { createSender } = await import(/* webpackChunkName: "reports" */ './sender');
  return createSender({ ...reporting, site: site.id, environment, release: registry.shell.version });
}

/** Hands over what waits. What cannot be handed over yet stays, and is tried again. */
async function deliver(): Promise<void> {
  if (isLoading || timer !== undefined) return;
  isLoading = true;
  try {
    send ??= await load();
    for (const report of waiting.splice(0)) send?.(report);
  } catch {
    // No word about it to the log: a report about reports would have no end.
    timer = setTimeout(again, RETRY_MS);
  } finally {
    isLoading = false;
  }
}

function again(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length > 0) void deliver();
}

function wasReported(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (reported.has(error)) return true;
  reported.add(error);
  return false;
}

/** Writes to the error log, and to the error-reporting service where the site has one. Never throws. (spec 1, section 8) */
export function logError(message: string, context: Readonly<Record<string, unknown>> = {}, error?: unknown): void {
  if (wasReported(error) || isNoise(message)) return;
  noteFailure(withoutSecretText(message), context, error);
  const page = pageContext();
  console.warn('[console]', withoutSecretText(message), withoutSecrets({ ...context, ...page }));
  if (waiting.length < ROOM)
    waiting.push({ message, context: { ...context }, page, breadcrumbs: breadcrumbs(), error, user });
  noteStep('report', message);
  void deliver();
}

/** Reports what happened before the site was known; called once at boot. */
export function flushReports(): void {
  window.addEventListener('online', again);
  again();
}
