import { SiteConfig } from '@console/contract/site-config';
import { VersionName } from '@console/contract/version-name';
import { getDomain } from 'tldts';
import * as v from 'valibot';

const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'A host name in lower case, without scheme and port'),
);

/**
 * What may go into a security policy. Names of hosts only: a scheme alone, `*`, a keyword or a second directive would open
 * the policy to everybody. Plain HTTP never leaves the machine of a developer.
 */
const NAME = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const PUBLIC = `(?:${NAME}\\.)+${NAME}`;
const LOCAL = `(?:${NAME}\\.)*localhost`;
const PORT = '(?::\\d{1,5})?';
const addressOf = (web: string, local: string, path = '') => new RegExp(`^(?:${web}|${local})${PORT}${path}$`);

const origin = v.pipe(
  v.string(),
  v.regex(addressOf(`https://${PUBLIC}`, `http://${LOCAL}`), 'One origin, like https://chat.example.com'),
);
/** A script may be held to a folder, too: who can put a file elsewhere on that host gets nowhere. */
const scriptSource = v.pipe(
  v.string(),
  v.regex(
    addressOf(`https://${PUBLIC}`, `http://${LOCAL}`, '(?:/(?:[\\w.~-]+/)*)?'),
    'One origin, like https://js.example.com, or a folder of it that ends in a slash',
  ),
);
/**
 * Whether a host was registered for somebody: below others, such as `co.id` or, by the private part of the public suffix
 * list, `vercel.app`, anybody can have one.
 */
const isSomebodys = (host: string): boolean => getDomain(host, { allowPrivateDomains: true }) !== null;
/** A host that stands for those below it, too: nobody else's. */
const ownHost = v.pipe(hostName, v.check(isSomebodys, 'A host that was registered for somebody'));
/** Whether an origin is not a wildcard over hosts that anybody can register. */
const isNotPublicWildcard = (text: string): boolean => {
  const host = /^\w+:\/\/\*\.([^:/]+)/.exec(text)?.[1];
  return host === undefined || isSomebodys(host);
};
const source = v.pipe(
  v.string(),
  v.regex(
    addressOf(`(?:https|wss)://(?:\\*\\.)?${PUBLIC}`, `(?:http|ws)://${LOCAL}`),
    'An origin, like https://api.example.com or wss://*.example.com; no scheme or * alone',
  ),
  v.check(
    isNotPublicWildcard,
    'An origin, like https://*.example.co.id: everybody can have a host below what is named here',
  ),
);
const sources = v.optional(v.array(source), []);
/** A server that the edge asks, perhaps on a network of its own: any name, but nothing behind the host. */
const serverOrigin = v.pipe(
  v.string(),
  v.check(
    (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'An origin, like https://api.example.com, without a path',
  ),
);

const [configObject] = SiteConfig.pipe;

/** The names that a configuration may have: unknown ones are mistakes in a file, while browsers skip them. */
export const ConfigNames = v.strictObject(configObject.entries);

/**
 * `site.json`: one deployment for one brand. With `extends` it states only what differs from another site.
 * (deploy/docs/sites.md)
 */
export const SiteFile = v.strictObject({
  $schema: v.optional(v.string()),
  extends: v.pipe(
    v.optional(v.string()),
    v.description('Id of a site whose statements hold where this one makes none'),
  ),
  hosts: v.pipe(
    v.array(hostName),
    v.minLength(1, 'At least one host name'),
    v.description('Host names without port. The first one is where the identity provider answers'),
  ),
  brand: v.pipe(v.string(), v.description('A folder of deploy/brands')),
  config: v.pipe(v.record(v.string(), v.unknown()), v.description('What GET /config/ui/config answers')),
  allow: v.pipe(
    v.optional(
      v.strictObject({
        script: v.optional(v.array(scriptSource), []),
        frame: sources,
        connect: sources,
        form: sources,
        image: v.optional(v.array(source)),
        leave: v.optional(v.record(v.string(), v.array(ownHost))),
      }),
    ),
    v.description('Origins outside of the site that its pages may use; the security policy follows from it'),
  ),
  api: v.pipe(v.optional(serverOrigin), v.description('The API of this site, in place of API_ORIGIN')),
  objectStore: v.pipe(
    v.optional(origin),
    v.description('The object store (S3) that this API leads to: pages call it from the browser'),
  ),
  versions: v.pipe(
    v.optional(v.record(v.pipe(v.string(), v.regex(/^mf-[a-z]+$/, 'An area, like mf-compute')), VersionName)),
    v.description('Versions of areas that this site runs in place of the newest ones'),
  ),
  reporting: v.pipe(
    v.optional(v.strictObject({ dsn: v.pipe(v.string(), v.url('The address of the project')) })),
    v.description('Project at the error-reporting service'),
  ),
  chatHost: v.pipe(
    v.optional(v.strictObject({ origin, hosts: v.optional(v.array(source)) })),
    v.description('A host name of its own for chat; without it chat stays off'),
  ),
  overrides: v.pipe(
    v.optional(v.array(origin)),
    v.description('Origins of developers: a tab may load one area from there, once a person has confirmed it'),
  ),
  announcement: v.pipe(
    v.optional(v.strictObject({ id: v.string(), text: v.string(), url: v.optional(v.pipe(v.string(), v.url())) })),
    v.description('Shown to everyone once, until its id changes'),
  ),
});
export type SiteFile = v.InferOutput<typeof SiteFile>;
