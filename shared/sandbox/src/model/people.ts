import type { MailKind } from '../outbox/kinds';
import type { Row } from '../store/collection';

/** A user of the API. Times in epoch seconds. */
export interface PersonRow extends Row {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone_number: string | null;
  readonly lang: string | null;
  readonly apikey: string;
  readonly cookie_id: string;
  readonly is_admin: boolean;
  readonly created: number;
  readonly last_activity: number;
}

export interface PasswordHash {
  readonly salt: string;
  readonly hash: string;
}

/** Somebody as the identity provider knows them; the key is the e-mail address in lower case. */
export interface IdentityRow extends Row {
  readonly sub: string;
  readonly email_verified: boolean;
  /** None for a social identity. */
  readonly password: PasswordHash | null;
}

/** A message that would have been sent. */
export interface MailRow extends Row {
  readonly to: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly link?: string;
  readonly at: number;
}

/** An API token; its `id` is its number as text. */
export interface TokenRow extends Row {
  readonly account_id: number;
  readonly description: string;
  readonly restricted: boolean;
  readonly token: string;
  readonly kong_id: string;
  readonly consumer_id: string;
  readonly created: number;
  readonly updated: number | null;
}

export interface InvitationRow {
  readonly uuid: string;
  readonly grantee: string;
  readonly created: number;
  readonly accepted: number | null;
}

/** Access to a billing account that its owner gave away; `user_id` is the owner. */
export interface DelegationRow extends Row {
  readonly account_id: number;
  readonly name: string;
  readonly invitations: readonly InvitationRow[];
  readonly created: number;
  readonly updated: number | null;
}
