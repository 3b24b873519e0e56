import { useMemo } from 'react';
import { currentSite, useSiteConfig } from '@console/area/signed-out';
import type { IdentityClient } from '../identity/client';
import { providerClient } from '../identity/client';
import type { SignInWay } from '../identity/provider';
import { signInWay } from '../identity/provider';

interface Identity {
  readonly way: SignInWay['kind'];
  /** Only where there is a provider. */
  readonly client: IdentityClient | undefined;
}

/** How this page signs people in, and whom to ask. */
export function useIdentity(): Identity {
  const { authDomain, authClientId } = useSiteConfig();
  return useMemo(() => {
    const way = signInWay({ authDomain, authClientId }, window.location, currentSite());
    return { way: way.kind, client: way.kind === 'provider' ? providerClient(way.provider) : undefined };
  }, [authDomain, authClientId]);
}
