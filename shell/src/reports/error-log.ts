import { currentSite } from '@console/area';
import { breadcrumbs, noteStep } from './breadcrumbs';
import { isNoise, pageContext, withoutSecrets } from './filter';
import type { Report, Send } from './sender';

let sender: Promise<Send> | undefined;
let waiting: Report[] = [];

/** The service's code comes with the first report; what it cannot deliver is in the browser's log all the same. */
async function deliver(): Promise<void> {
  const { reporting, site, environment, registry } = currentSite();
  if (!reporting) {
    waiting = [];
    return;
  }
  sender ??= import(/* webpackChunkName: "reports" */ './sender').then(({ createSender }) =>
    createSender({ dsn: reporting.dsn, site: site.id, environment, release: registry.shell.version }),
  );
  const reports = waiting;
  waiting = [];
  const send = await sender;
  for (const report of reports) send(report);
}

/** Writes to the error log, and to the error-reporting service where the site has one. (spec 1, section 8) */
export function logError(message: string, context: Readonly<Record<string, unknown>> = {}, error?: unknown): void {
  if (isNoise(message)) return;
  const page = pageContext();
  console.warn('[console]', message, withoutSecrets({ ...context, ...page }));
  waiting.push({ message, context: { ...context }, page, breadcrumbs: breadcrumbs(), error });
  noteStep('report', message);
  deliver().catch(() => {
    sender = undefined;
  });
}

/** Reports what happened before the site was known; called once at boot. */
export const flushReports = (): void => void deliver().catch(() => undefined);

/** Logs what nobody has caught. */
export function watchUncaught(): void {
  window.addEventListener('error', ({ message, error }) => logError(message, {}, error));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    logError(reason instanceof Error ? reason.message : String(reason), {}, reason),
  );
}
