import path from 'node:path';
import { clientReader } from './client';
import type { LogFormat } from './operations/log';

/** A registry, and how it is followed. */
export interface RegistrySettings {
  /** A folder, or s3://bucket/folder. */
  readonly address: string;
  /** File with the keys that are believed. */
  readonly publishers: string;
  /** Folder for what was fetched. */
  readonly cache: string;
  /** Seconds between two looks. */
  readonly seconds: number;
}

/** A certificate with those that vouch for it, and its key: two files in PEM. */
export interface CertificateFiles {
  readonly cert: string;
  readonly key: string;
}

/** Origins of the sandbox's processors, chat providers and object store, as browsers know them. */
export interface PublicOrigins {
  readonly pay?: string;
  readonly chat?: string;
  readonly s3?: string;
}

/** How this edge runs; every value comes from the environment. (deploy/docs/running.md) */
export interface EdgeSettings {
  readonly host: string;
  readonly port: number;
  /** TLS with these certificates; undefined for plain HTTP. */
  readonly tls: readonly CertificateFiles[] | undefined;
  /** A port at which plain HTTP is sent on to TLS. */
  readonly redirectPort: number | undefined;
  readonly dataDir: string;
  /** Where browsers find what the sandbox serves beside its sites; on this machine where nothing is said. */
  readonly publicOrigins: PublicOrigins;
  /** Whether anybody may reset the sandbox, order faults and move its clock; never beside a real API. */
  readonly controls: boolean;
  /** Folder of the sites to serve in place of the sample and demo sites. */
  readonly sitesDir: string | undefined;
  /** Folder of brands beside those of the workspace. */
  readonly brandsDir: string | undefined;
  /** Where published versions come from; undefined for none. (deploy/docs/shipping.md) */
  readonly registry: RegistrySettings | undefined;
  /** The real API of sites that name none of their own; no sandbox runs then. */
  readonly apiOrigin: string | undefined;
  /** Addresses and networks of the proxies before this edge, whose word about a client is believed. */
  readonly trustedProxies: readonly string[];
  /** Whether a trace begins here where no proxy names one. */
  readonly startsTraces: boolean;
  /** How long what is under way may take when the edge is stopped, in seconds. */
  readonly drainSeconds: number;
  /** How long it still takes requests after it has said that it is not ready, in seconds. */
  readonly unreadySeconds: number;
  /** Where health and figures are told, on a port of their own; undefined for nowhere. */
  readonly operations: { readonly host: string; readonly port: number } | undefined;
  /** Whether customers' port tells health, too. */
  readonly publicHealth: boolean;
  readonly logFormat: LogFormat;
  /** Serves the single bundle instead of the remotes; for measurements only. */
  readonly singleBundle: boolean;
}

/** A setting that can't be used; the message says which and what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

function readPort(text: string | undefined, name = 'PORT'): number {
  const port = Number(text ?? '8080');
  if (Number.isInteger(port) && port >= 1 && port < 65535) return port;
  throw new SettingsError(
    `${name} must be a whole number from 1 to 65534, not '${text}'. Example: ${name}=8080 npm start`,
  );
}

const listOf = (text: string | undefined): readonly string[] =>
  (text ?? '').split(',').flatMap((part) => part.trim() || []);

function readTls(env: NodeJS.ProcessEnv, root: string): EdgeSettings['tls'] {
  const [certs, keys] = [listOf(env['TLS_CERT']), listOf(env['TLS_KEY'])];
  if (certs.length !== keys.length)
    throw new SettingsError('TLS_CERT and TLS_KEY go together: as many files of keys as of certificates, with commas');
  if (certs.length === 0) return undefined;
  return certs.map((cert, at) => ({ cert: path.resolve(root, cert), key: path.resolve(root, keys[at] ?? '') }));
}

function readRedirectPort(env: NodeJS.ProcessEnv): number | undefined {
  if (!env['REDIRECT_PORT']) return undefined;
  if (!env['TLS_CERT']) throw new SettingsError('REDIRECT_PORT sends people on to TLS: it needs TLS_CERT and TLS_KEY');
  return readPort(env['REDIRECT_PORT'], 'REDIRECT_PORT');
}

function readOperations(env: NodeJS.ProcessEnv): EdgeSettings['operations'] {
  if (!env['OPERATIONS_PORT']) return undefined;
  return {
    host: env['OPERATIONS_HOST'] || '127.0.0.1',
    port: readPort(env['OPERATIONS_PORT'], 'OPERATIONS_PORT'),
  };
}

function readLogFormat(text: string | undefined): LogFormat {
  const format = text?.trim().toLowerCase() || 'text';
  if (format === 'text' || format === 'json') return format;
  throw new SettingsError(`LOG_FORMAT must be 'text' or 'json', not '${text}'`);
}

/** An hour: longer than anything that the edge lets take. */
const LONGEST_DRAIN = 3600;

function readSeconds(name: string, text: string | undefined, fallback: string): number {
  const seconds = Number(text?.trim() || fallback);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= LONGEST_DRAIN) return seconds;
  throw new SettingsError(`${name} must be a whole number from 0 to ${LONGEST_DRAIN}, not '${text}'`);
}

function readRegistrySettings(env: NodeJS.ProcessEnv, root: string): RegistrySettings | undefined {
  const address = env['REGISTRY'];
  if (!address) return undefined;
  const publishers = env['REGISTRY_PUBLISHERS'];
  if (!publishers)
    throw new SettingsError('REGISTRY needs REGISTRY_PUBLISHERS: the file with the public keys of who may publish');
  if (env['SINGLE_BUNDLE'] === '1')
    throw new SettingsError(
      'SINGLE_BUNDLE serves one bundle for measurements, REGISTRY published versions: give one of them, not both',
    );
  const seconds = Number(env['REGISTRY_SECONDS']?.trim() || '5');
  if (!(seconds >= 1 && seconds <= LONGEST_DRAIN))
    throw new SettingsError(
      `REGISTRY_SECONDS must be a number from 1 to ${LONGEST_DRAIN}, not '${env['REGISTRY_SECONDS']}'`,
    );
  return {
    address,
    publishers: path.resolve(root, publishers),
    cache: path.resolve(root, env['REGISTRY_CACHE'] || '.cache/registry'),
    seconds,
  };
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const origin = text.replace(/\/$/, '');
  if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) return origin;
  throw new SettingsError(`${name} must be an origin like https://api.example.com, without a path, not '${text}'`);
}

function readPublicOrigins(env: NodeJS.ProcessEnv): PublicOrigins {
  const [pay, chat, s3] = (['SANDBOX_PAY_ORIGIN', 'SANDBOX_CHAT_ORIGIN', 'SANDBOX_S3_ORIGIN'] as const).map((name) =>
    readOrigin(name, env[name]),
  );
  return { ...(pay && { pay }), ...(chat && { chat }), ...(s3 && { s3 }) };
}

function readProxies(text: string | undefined): readonly string[] {
  const proxies = listOf(text);
  try {
    clientReader(proxies);
    return proxies;
  } catch {
    throw new SettingsError(
      `TRUSTED_PROXIES must be addresses or networks, like 10.0.0.0/8,::1, or loopback, linklocal, uniquelocal; not '${text}'`,
    );
  }
}

const ON = ['on', 'true', 'yes', '1'];
const OFF = ['off', 'false', 'no', '0'];

/** A switch that only words that mean so turn on: what nobody understands must not open a door. */
function readSwitch(name: string, text: string | undefined, fallback: boolean): boolean {
  const word = text?.trim().toLowerCase();
  if (!word) return fallback;
  if (ON.includes(word) || OFF.includes(word)) return ON.includes(word);
  throw new SettingsError(`${name} must be 'on' or 'off', not '${text}'`);
}

/**
 * Reads the settings. `root`: the workspace, which relative folders refer to.
 * @throws SettingsError
 */
export function readSettings(env: NodeJS.ProcessEnv, root: string): EdgeSettings {
  const apiOrigin = readOrigin('API_ORIGIN', env['API_ORIGIN']);
  return {
    host: env['HOST'] || '127.0.0.1',
    port: readPort(env['PORT']),
    tls: readTls(env, root),
    redirectPort: readRedirectPort(env),
    dataDir: path.resolve(root, env['SANDBOX_DATA'] || '.data'),
    publicOrigins: readPublicOrigins(env),
    // Whoever serves real customers has no use for orders that anybody may give.
    controls: readSwitch('SANDBOX_CONTROLS', env['SANDBOX_CONTROLS'], true) && apiOrigin === undefined,
    sitesDir: env['SITES'] ? path.resolve(root, env['SITES']) : undefined,
    brandsDir: env['BRANDS'] ? path.resolve(root, env['BRANDS']) : undefined,
    registry: readRegistrySettings(env, root),
    apiOrigin,
    trustedProxies: readProxies(env['TRUSTED_PROXIES']),
    startsTraces: readSwitch('START_TRACES', env['START_TRACES'], false),
    drainSeconds: readSeconds('DRAIN_SECONDS', env['DRAIN_SECONDS'], '40'),
    unreadySeconds: readSeconds('UNREADY_SECONDS', env['UNREADY_SECONDS'], '0'),
    operations: readOperations(env),
    publicHealth: readSwitch('PUBLIC_HEALTH', env['PUBLIC_HEALTH'], false),
    logFormat: readLogFormat(env['LOG_FORMAT']),
    singleBundle: env['SINGLE_BUNDLE'] === '1',
  };
}
