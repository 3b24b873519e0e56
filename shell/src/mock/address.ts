import { BASE_PATH } from '@console/contract/paths';

/** Where pages of this browser's sandbox are shown, below the base path; host name and path of the page follow. */
export const MOCK_PAGES = '/mock';

type Place = Pick<Location, 'origin' | 'protocol' | 'hostname' | 'port'>;

/**
 * The page that a path of the console stands for: `/mock/pay.localhost/pay/x?y` is `/pay/x?y` at that host.
 * Undefined for any other path.
 */
export function mockPageOf(path: string, search: string, { protocol, port }: Place): URL | undefined {
  const [, host, rest] = new RegExp(`^${MOCK_PAGES}/([a-z0-9.-]+)(/.*)?$`).exec(path) ?? [];
  return host ? new URL(`${protocol}//${host}${port ? `:${port}` : ''}${rest ?? '/'}${search}`) : undefined;
}

/** The address in the console at which a page of the sandbox is shown; the console's own addresses stay what they are. */
export function shownAt(page: URL, { origin, port }: Place): string {
  const isConsole =
    page.origin === origin && (page.pathname === BASE_PATH || page.pathname.startsWith(`${BASE_PATH}/`));
  if (isConsole || page.port !== port) return page.href;
  return `${BASE_PATH}${MOCK_PAGES}/${page.hostname}${page.pathname}${page.search}`;
}
