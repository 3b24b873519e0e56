import { environmentOf } from '@console/contract/environment';
import { belongsToSite } from '@console/contract/site-domain';
import type { SiteDefinition } from '@console/sites';
import { registeredDomain } from '../registered-domain';

const isLoopback = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return name.endsWith('.localhost') || environmentOf(name) === 'development';
};

/** The identity provider of a configuration, where pages of a host sign in with it. (mf-auth, identity/provider) */
function providerOrigins(authDomain: string | null | undefined, id: string, host: string): string[] {
  if (!authDomain || !belongsToSite(authDomain, { id, host, domain: registeredDomain(host) })) return [];
  // Plain HTTP never leaves the machine of a developer.
  const protocols = isLoopback(host) ? ['http:', 'https:'] : ['https:'];
  return protocols.map((protocol) => new URL(`${protocol}//${authDomain}`).origin);
}

/** The object store; buckets are names below it where a configuration does not have them in the path. */
function storeOrigins(objectStore: string | undefined, inPath: boolean | undefined): string[] {
  if (objectStore === undefined) return [];
  return inPath ? [objectStore] : [objectStore, objectStore.replace('://', '://*.')];
}

/**
 * Origins that a site's configuration makes necessary and a page asks by fetch: the identity provider, if it is one that
 * pages of this host accept, and the object store, while storage is on.
 */
export const configAllow = (
  { id, objectStore }: Pick<SiteDefinition, 'id' | 'objectStore'>,
  host: string,
  { authDomain, storageEnabled, s3ForcePathStyle }: SiteDefinition['config'],
): { connect: readonly string[] } => ({
  connect: [
    ...providerOrigins(authDomain, id, host),
    ...(storageEnabled ? storeOrigins(objectStore, s3ForcePathStyle) : []),
  ],
});
