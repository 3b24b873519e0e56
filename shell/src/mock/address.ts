import { BASE_PATH } from '@console/contract/paths';

/** Where pages of this browser's sandbox are shown, below the base path; host name and path of the page follow. */
export const MOCK_PAGES = '/mock';

/** Hosts of the sandbox beside the site's own. */
const HOSTS: readonly string[] = ['pay.localhost', 'chat.localhost'];

type Place = Pick<Location, 'origin' | 'protocol' | 'hostname' | 'port'>;

/**
 * The page that a path of the console stands for: `/mock/pay.localhost/pay/x?y` is `/pay/x?y` at that host.
 * Undefined for any other path.
 */
export function mockPageOf(path: string, search: string, { protocol, port }: Place): URL | undefined {
  const [, host, rest] = new RegExp(`^${MOCK_PAGES}/([a-z0-9.-]+)(/.*)?$`).exec(path) ?? [];
  return host ? new URL(`${protocol}//${host}${port ? `:${port}` : ''}${rest ?? '/'}${search}`) : undefined;
}

/** The address at which a page of the sandbox is shown; the console's own and foreign ones stay what they are. */
export function shownAt(page: URL, { origin, hostname, port }: Place): string {
  const isConsole = page.origin === origin && `${page.pathname}/`.startsWith(`${BASE_PATH}/`);
  const isSandbox = page.port === port && (page.hostname === hostname || HOSTS.includes(page.hostname));
  if (isConsole || !isSandbox) return page.href;
  return `${origin}${BASE_PATH}${MOCK_PAGES}/${page.hostname}${page.pathname}${page.search}`;
}

/** The texts of a response, with the addresses of the sandbox's pages turned into those at which they are shown. */
export const withShownAddresses = (json: string, place: Place): string =>
  JSON.stringify(
    JSON.parse(json, (_, value: unknown) =>
      typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)
        ? shownAt(new URL(value), place)
        : value,
    ),
  );
