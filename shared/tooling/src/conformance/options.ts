import { parseArgs } from 'node:util';
import { Problem } from '../run/problem.mjs';

export const USAGE = `npm run conformance -- --api https://api.example.com --key <API key>: does an API fit the console? (deploy/docs/conformance.md)

  --api       its origin; calls go below /api/v1 there, or below the path that is given (https://api.example.com/v1)
  --key       the key of an account, better given as CONFORMANCE_KEY: the more that account has, the more can be read
  --site      host name of the site whose configuration is asked for (console.example.com)
  --write     also makes and removes small things. They are listed first; nothing is made before that is confirmed
  --yes       confirms it
  --json      one JSON object in place of the table
  --strict    ends with 1 also for differences that the console reads over
  --requests  how many requests may be sent in all (400); what is removed is not counted
  --timeout   seconds that one may take (30)

Ends with 0 where the console can work with it, 1 where it can not with something, 2 where that could not be found out.`;

const OPTIONS = {
  api: { type: 'string' },
  key: { type: 'string' },
  site: { type: 'string' },
  write: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  strict: { type: 'boolean', default: false },
  requests: { type: 'string', default: '400' },
  timeout: { type: 'string', default: '30' },
  help: { type: 'boolean', default: false },
} as const;

export interface Options {
  /** What stands before the path of every call. */
  readonly base: string;
  readonly key: string;
  readonly site: string | undefined;
  readonly write: boolean;
  readonly yes: boolean;
  readonly json: boolean;
  readonly strict: boolean;
  readonly requests: number;
  readonly timeoutMs: number;
}

const isLoopback = (host: string): boolean => /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(host);

/** Where calls go. @throws Problem */
function baseOf(given: string | undefined): string {
  if (given === undefined) throw new Problem(`--api is missing.\n\n${USAGE}`);
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new Problem(`--api: '${given}' is no address like https://api.example.com`);
  if (url.username || url.password) throw new Problem('--api: a name and a password do not belong into the address');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new Problem('--api: over http:// everybody on the way reads the key; give an address with https://');
  return url.origin + (url.pathname === '/' ? '/api/v1' : url.pathname.replace(/\/+$/, ''));
}

function numberOf(name: string, given: string, [least, most]: readonly [number, number]): number {
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= least && value <= most) return value;
  throw new Problem(`--${name} needs a number from ${least} to ${most}, not '${given}'`);
}

/** Reads the command line; undefined where only the usage is wanted. @throws Problem with what is wrong */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Options | undefined {
  const read = () => parseArgs({ args: [...args], options: OPTIONS }).values;
  let values: ReturnType<typeof read>;
  try {
    values = read();
  } catch (error) {
    throw new Problem(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${USAGE}`);
  }
  if (values.help) return undefined;
  const { api, key = env['CONFORMANCE_KEY'], requests, timeout, help: _help, ...rest } = values;
  const base = baseOf(api);
  if (!key) throw new Problem('The key of an account is missing: --key, or CONFORMANCE_KEY in the environment');
  return {
    ...rest,
    site: rest.site,
    base,
    key,
    requests: numberOf('requests', requests, [1, 10_000]),
    timeoutMs: numberOf('timeout', timeout, [1, 600]) * 1000,
  };
}
