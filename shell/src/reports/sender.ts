import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { type Breadcrumb, MAX_BREADCRUMBS } from './breadcrumbs';
import { REPORT_DEPTH, withoutSecrets } from './filter';

export interface Report {
  readonly message: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly page: Readonly<Record<string, unknown>>;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** What was thrown, if the report tells of something thrown. */
  readonly error: unknown;
}

export type Send = (report: Report) => void;

interface SenderOptions {
  readonly dsn: string;
  readonly site: string;
  readonly environment: string;
  readonly release: string;
}

/** Where reports go: the site's own origin, which hands them on. Blockers and the policy of the page let it through. */
const TUNNEL = '/reports';

const plain = (value: unknown): Record<string, unknown> => {
  const clean = withoutSecrets(value);
  return typeof clean === 'object' && clean !== null ? { ...clean } : {};
};

/** Sends reports to the error-reporting service; without limit in number, and without what the page's user has typed. */
export function createSender({ dsn, site, environment, release }: SenderOptions): Send {
  const client = new BrowserClient({
    dsn,
    tunnel: TUNNEL,
    environment,
    release,
    integrations: [],
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    maxBreadcrumbs: MAX_BREADCRUMBS,
    normalizeDepth: REPORT_DEPTH,
  });
  client.init();
  return ({ message, context, page, breadcrumbs, error }) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setTag('site', site);
    scope.setContext('page', plain(page));
    scope.setContext('details', plain(context));
    for (const step of breadcrumbs) scope.addBreadcrumb({ ...step }, MAX_BREADCRUMBS);
    if (error instanceof Error) scope.captureException(error);
    else scope.captureMessage(message, 'error');
  };
}
