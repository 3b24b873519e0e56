import { shellWord } from '@console/domain/connect';

/** Where a client connects to, and as whom. */
export interface Target {
  readonly host: string;
  readonly port: number | undefined;
  readonly user: string | undefined;
}

/** A way in for a client: what is typed or pasted there. */
export interface Access {
  readonly id: 'psql' | 'mariadb' | 'mysql' | 'url';
  /** Name of the client; of a URL none. */
  readonly client: string | undefined;
  /** The text, with a password in its place where it has one. */
  readonly text: (password: string) => string;
  /** What is seen of it: `mask` stands for the password as it is. */
  readonly shown: (mask: string) => string;
  readonly hasPassword: boolean;
}

/** What PostgreSQL has from the start; a user's own database need not exist. */
const POSTGRES_DATABASE = 'postgres';

/** encodeURIComponent leaves these as they are; a URL reserves them. (RFC 3986) */
const RESERVED = /[!'()*]/g;
const inUrl = (text: string): string =>
  encodeURIComponent(text).replace(RESERVED, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The host of a URL: an IPv6 address stands in brackets. */
const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** What stands around the password: 'postgresql://wadmin:' and '@10.4.4.220:5432/postgres'. */
function urlAround(scheme: string, { host, port, user }: Target, database: string): [before: string, after: string] {
  const place = `${hostInUrl(host)}${port === undefined ? '' : `:${port}`}/${inUrl(database)}`;
  return user === undefined ? [`${scheme}://`, place] : [`${scheme}://${inUrl(user)}:`, `@${place}`];
}

/**
 * The URL of a database, with user and password escaped, so that no sign of a password can end it.
 * @param scheme 'postgresql'
 * @param database '' where the client chooses one
 */
export function connectionUrl(scheme: string, target: Target, password: string, database = ''): string {
  const [before, after] = urlAround(scheme, target, database);
  return target.user === undefined ? before + after : before + inUrl(password) + after;
}

function urlAccess(scheme: string, target: Target, database = ''): Access {
  const [before, after] = urlAround(scheme, target, database);
  const hasPassword = target.user !== undefined;
  return {
    id: 'url',
    client: undefined,
    text: (password) => connectionUrl(scheme, target, password, database),
    shown: (mask) => (hasPassword ? before + mask + after : before + after),
    hasPassword,
  };
}

/** A command, which asks for the password itself: it would stay in the history of the shell. */
function commandAccess(id: 'psql' | 'mariadb' | 'mysql', words: readonly string[]): Access {
  const command = words.map(shellWord).join(' ');
  return { id, client: id, text: () => command, shown: () => command, hasPassword: false };
}

const option = (name: string, value: string | number | undefined): string[] =>
  value === undefined ? [] : [`--${name}=${value}`];

const options = ({ host, port }: Target): string[] => [...option('host', host), ...option('port', port)];

/** How the clients of a service reach it: commands that ask for the password, and a URL that has it. */
export function accessesOf(service: string, target: Target): Access[] {
  const { user } = target;
  if (service === 'postgresql') {
    const words = [...options(target), ...option('username', user), ...option('dbname', POSTGRES_DATABASE)];
    return [commandAccess('psql', ['psql', ...words]), urlAccess('postgresql', target, POSTGRES_DATABASE)];
  }
  if (service !== 'mariadb') return [];
  const words = [...options(target), ...option('user', user), '--password'];
  return [
    commandAccess('mariadb', ['mariadb', ...words]),
    commandAccess('mysql', ['mysql', ...words]),
    urlAccess('mysql', target),
  ];
}

/** The port of an API server where a cluster names none: the one that Kubernetes has from the start. */
const API_PORT = 6443;

/** The command that adds the credentials of a cluster's user, but for these. */
export const credentialsCommand = (cluster: string): string => `kubectl config set-credentials ${shellWord(cluster)}`;

/**
 * The commands that lead kubectl to a cluster: its entry in the kubeconfig, where an address is known, and its use. The user
 * has the cluster's name; nothing can be asked of it before there are credentials.
 */
export function kubectlCommands(cluster: string, host: string | undefined, port = API_PORT): string[] {
  const name = shellWord(cluster);
  const use = `kubectl config use-context ${name}`;
  if (host === undefined) return [use, 'kubectl get nodes'];
  const user = shellWord(`--user=${cluster}`);
  return [
    `kubectl config set-cluster ${name} ${shellWord(`--server=https://${hostInUrl(host)}:${port}`)}`,
    `kubectl config set-context ${name} ${shellWord(`--cluster=${cluster}`)} ${user}`,
    use,
  ];
}
