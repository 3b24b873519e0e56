import { BrowserClient, createTransport, defaultStackParser, Scope, type ErrorEvent } from '@sentry/browser';
import { currentSite } from '@console/area';
import { type Breadcrumb, MAX_BREADCRUMBS } from './breadcrumbs';
import { createOutbox } from './outbox';
import type { PageContext } from './page-context';
import { withoutSecretText } from './secrets';
import { REPORT_DEPTH, withoutSecrets } from './without-secrets';

export interface Report {
  readonly message: string;
  readonly context: Readonly<Record<string, unknown>>;
  readonly page: PageContext;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** What was thrown, if the report tells of something thrown. */
  readonly error: unknown;
  /** Id of who is signed in; never a name or an address. */
  readonly user: string | undefined;
}

export type Send = (report: Report) => void;

interface SenderOptions {
  readonly dsn: string;
  /** The service's own address, where no edge hands reports on. */
  readonly address?: string;
  readonly site: string;
  readonly environment: string;
  readonly release: string;
}

/** Where reports go: the site's own origin, which hands them on. Blockers and the policy of the page let it through. */
const TUNNEL = '/reports';
/** Facts of a report that reports can be searched by. */
const TAGS = ['component', 'kind', 'status', 'area', 'part'] as const;

const plain = (value: unknown): Record<string, unknown> => {
  const clean = withoutSecrets(value);
  return typeof clean === 'object' && clean !== null ? { ...clean } : {};
};

/** The texts that the SDK has taken from the error itself: messages, and addresses in its stack. */
function clean(event: ErrorEvent): ErrorEvent {
  const { message, exception } = event;
  if (message !== undefined) event.message = withoutSecretText(message);
  for (const thrown of exception?.values ?? []) {
    if (thrown.value !== undefined) thrown.value = withoutSecretText(thrown.value);
    for (const frame of thrown.stacktrace?.frames ?? []) {
      for (const key of ['filename', 'abs_path', 'function', 'module'] as const) {
        const text = frame[key];
        if (text !== undefined) frame[key] = withoutSecretText(text);
      }
    }
  }
  return event;
}

/** Sends reports to the error-reporting service; without limit in number, and without what the page's user has typed. */
export function createSender({ dsn, address = TUNNEL, site, environment, release }: SenderOptions): Send {
  const outbox = createOutbox(address);
  const client = new BrowserClient({
    dsn,
    tunnel: address,
    environment,
    release,
    integrations: [],
    transport: (options) =>
      createTransport(options, ({ body }) => {
        outbox.put(typeof body === 'string' ? body : new Uint8Array(body));
        return Promise.resolve({ statusCode: 200 });
      }),
    stackParser: defaultStackParser,
    maxBreadcrumbs: MAX_BREADCRUMBS,
    normalizeDepth: REPORT_DEPTH,
    sendClientReports: false,
    beforeSend: clean,
  });
  client.init();
  return ({ message, context, page, breadcrumbs, error, user }) => {
    const scope = new Scope();
    scope.setClient(client);
    scope.setTag('site', site);
    if (user !== undefined) scope.setUser({ id: user });
    const details = plain(context);
    for (const tag of TAGS) {
      const value = details[tag];
      if (typeof value === 'string' || typeof value === 'number') scope.setTag(tag, value);
    }
    const remote = currentSite().registry.remotes.find(({ name }) => name === details['area']);
    // What is tried on some visitors is judged by it. (deploy/docs/shipping.md)
    if (remote) scope.setTag('area_version', `${remote.name}@${remote.version}`);
    scope.setContext('page', plain(page));
    scope.setContext('details', details);
    for (const step of breadcrumbs) {
      scope.addBreadcrumb({ ...step, message: withoutSecretText(step.message) }, MAX_BREADCRUMBS);
    }
    if (error instanceof Error) scope.captureException(error);
    else scope.captureMessage(message, 'error');
  };
}
