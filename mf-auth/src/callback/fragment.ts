import { cutText, takeCallbackFragment } from '@console/api';
import type { AuthCallback } from '@console/contract/user';

/** What the identity provider sent back: tokens, an error of its own, or nothing. (spec 1, section 2) */
export type CallbackResponse =
  | { readonly kind: 'tokens'; readonly tokens: AuthCallback }
  | { readonly kind: 'error'; readonly code: string; readonly description: string; readonly mustVerifyEmail: boolean }
  | { readonly kind: 'missing' };

/** Longest texts of an error, in characters: anybody can write an address, and a page has to hold what it says. */
const CODE_LIMIT = 100;
const DESCRIPTION_LIMIT = 500;

/** Reads a fragment with or without its `#`. Tokens count only when both are there. */
export function readFragment(fragment: string): CallbackResponse {
  const values = new URLSearchParams(fragment.replace(/^#\/?/, ''));
  const text = (name: string): string => values.get(name) ?? '';
  const code = cutText(text('error'), CODE_LIMIT);
  if (code !== '') {
    const description = cutText(text('error_description'), DESCRIPTION_LIMIT);
    return {
      kind: 'error',
      code,
      description,
      mustVerifyEmail: code === 'access_denied' && /verif/i.test(description) && /e-?mail/i.test(description),
    };
  }
  if (text('access_token') === '' || text('id_token') === '') return { kind: 'missing' };
  return {
    kind: 'tokens',
    tokens: {
      access_token: text('access_token'),
      id_token: text('id_token'),
      scope: text('scope'),
      expires_in: text('expires_in'),
      token_type: text('token_type'),
      state: text('state'),
    },
  };
}

let response: CallbackResponse | undefined;

/** What this page was opened with; opened without a fragment, nothing. Tokens are in memory alone. */
export function capturedResponse(): CallbackResponse {
  const fragment = takeCallbackFragment();
  if (!response || fragment !== '') response = readFragment(fragment);
  return response;
}

/** Forgets the tokens, once they have been used. */
export function forgetResponse(): void {
  response = { kind: 'missing' };
}
