import { readSettings } from '../settings';

/** What some settings need before others are read. */
const GIVEN: Readonly<Record<string, string>> = {
  OPERATIONS_PORT: '9090',
  REDIRECT_PORT: '8000',
  REGISTRY: '/registry',
  REGISTRY_PUBLISHERS: '/publishers.json',
  TLS_CERT: 'a.pem',
  TLS_KEY: 'a.key',
};

/** The names of all settings: those that are asked for when they are read. */
export function knownSettings(): ReadonlySet<string> {
  const requests = new Set<string>();
  const env: NodeJS.ProcessEnv = { NODE_ENV: 'test' };
  readSettings(
    new Proxy(env, {
      get(_, name) {
        if (typeof name !== 'string') return undefined;
        requests.add(name);
        return GIVEN[name];
      },
    }),
    '/',
  );
  return requests;
}

/** What others read of the environment of an edge: Node, and the client of the registry's bucket. */
export const FOREIGN: ReadonlySet<string> = new Set(['NODE_ENV', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']);
