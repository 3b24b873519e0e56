import { useMemo } from 'react';
import { useSiteConfig } from '@console/area';
import type { IdentityClient } from '../identity/client';
import { providerClient } from '../identity/client';
import type { SignInWay } from '../identity/provider';
import { signInWay } from '../identity/provider';

interface Identity {
  readonly way: SignInWay['kind'];
  /** Undefined where nobody can sign in. */
  readonly client: IdentityClient | undefined;
}

/** A client whose calls wait for the stand-in's code, which no other host than development's asks for. */
function lazyStub(): IdentityClient {
  const stub = () => import('../identity/stub').then((module) => module.stubClient);
  return {
    logIn: async (credentials, path) => (await stub()).logIn(credentials, path),
    signUp: async (credentials) => (await stub()).signUp(credentials),
    social: async (connection, path) => (await stub()).social(connection, path),
    forgotPassword: async (email) => (await stub()).forgotPassword(email),
  };
}

/** How this page signs people in, and what to ask. */
export function useIdentity(): Identity {
  const { authDomain, authClientId } = useSiteConfig();
  return useMemo(() => {
    const way = signInWay({ authDomain, authClientId }, window.location);
    if (way.kind === 'none') return { way: way.kind, client: undefined };
    return { way: way.kind, client: way.kind === 'stub' ? lazyStub() : providerClient(way.provider) };
  }, [authDomain, authClientId]);
}
