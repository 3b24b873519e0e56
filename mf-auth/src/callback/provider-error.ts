import { ownValue } from '@console/contract/own-value';

/** What went wrong with a sign-in at the provider, as the id of its text. */
const TEXTS = {
  access_denied: 'error.access_denied',
  unauthorized: 'error.unauthorized',
  login_required: 'error.login_required',
  consent_required: 'error.consent_required',
  interaction_required: 'error.interaction_required',
  account_selection_required: 'error.interaction_required',
  temporarily_unavailable: 'error.temporarily_unavailable',
  server_error: 'error.server_error',
  invalid_request: 'error.setup',
  invalid_scope: 'error.setup',
  unauthorized_client: 'error.setup',
  unsupported_response_type: 'error.setup',
} as const;

/**
 * The console's own words for a code that OAuth, OpenID Connect or Auth0 define; undefined for any other: what an address
 * says is no text of ours, it may have come from anybody. (RFC 6749, section 4.2.2.1; OpenID Connect Core, section 3.1.2.6)
 */
export const providerErrorText = (code: string) => ownValue(TEXTS, code);
