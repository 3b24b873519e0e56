import { SiteConfig } from '@console/contract/site-config';
import * as v from 'valibot';

const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'A host name in lower case, without scheme and port'),
);
const origin = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/|wss?:\/\/)?[^/\s;,']+$/, 'An origin, like https://js.example.com'),
);
const origins = v.optional(v.array(origin), []);

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
        script: origins,
        frame: origins,
        connect: origins,
        form: origins,
        image: v.optional(v.array(origin)),
      }),
    ),
    v.description('Origins outside of the site that its pages may use; the security policy follows from it'),
  ),
  versions: v.pipe(
    v.optional(v.record(v.pipe(v.string(), v.regex(/^mf-/)), v.string())),
    v.description('Versions of areas that this site runs in place of the newest ones'),
  ),
  reporting: v.pipe(
    v.optional(v.strictObject({ dsn: v.pipe(v.string(), v.url('The address of the project')) })),
    v.description('Project at the error-reporting service'),
  ),
  chatHost: v.pipe(
    v.optional(v.strictObject({ origin, hosts: v.optional(v.array(v.string())) })),
    v.description('A host name of its own for chat; without it chat stays off'),
  ),
  announcement: v.pipe(
    v.optional(v.strictObject({ id: v.string(), text: v.string(), url: v.optional(v.pipe(v.string(), v.url())) })),
    v.description('Shown to everyone once, until its id changes'),
  ),
});
export type SiteFile = v.InferOutput<typeof SiteFile>;
