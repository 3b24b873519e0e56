import { newNonce } from './nonce';

/**
 * How tokens come from the provider: the implicit flow, whose answer is a fragment. (decision 0005) This is the half that
 * begins an attempt; the other half ends it (callback/complete.ts, which reads callback/fragment.ts). Code with PKCE
 * would replace these three and nothing else.
 */
export const flow = {
  responseType: 'token id_token',
  /** What a new attempt sends along beside its return path. @throws IdentityError where nothing can be kept of it */
  begin: (): { readonly nonce: string } => ({ nonce: newNonce() }),
} as const;
