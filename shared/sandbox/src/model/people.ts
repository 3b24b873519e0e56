import type { Row } from '../store/collection';

/** A user of the API. Times in epoch seconds. */
export interface PersonRow extends Row {
  readonly email: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone_number: string | null;
  readonly personal_id_number: string | null;
  readonly lang: string | null;
  readonly apikey: string;
  readonly cookie_id: string;
  readonly is_admin: boolean;
  readonly created: number;
  /** When the profile was last changed. */
  readonly updated: number | null;
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
  /** What signing in asks for beside the password. */
  readonly second_factor?: SecondFactor | undefined;
}

/** A generator of one-time codes, as an application on a telephone holds it. */
export interface SecondFactor {
  /** Key of the generator, in Base32. */
  readonly secret: string;
  /** Signs in once in place of a code. */
  readonly recovery_code: string;
  /** The latest interval of which a code was taken: no code works twice. */
  readonly used_interval: number;
}

/**
 * What mails are about, and when one is sent. Add a line for a new kind; the outbox shows the word as it stands.
 * The texts are made up: no rule says what a real cloud writes.
 */
const mailKinds = {
  'verify-email': 'somebody signed up with a password; the link verifies the address',
  'reset-password': 'somebody forgot the password; the link sets a new one',
  'mfa-enrolled': 'a second factor was added to a sign-in',
  'mfa-recovery': 'the recovery code was used; holds the new one',
  'mfa-removed': 'the second factor of a sign-in was taken away',
  'blocked-account': 'too many wrong passwords; the link lifts the block',
  invitation: 'an owner gave access to a billing account; the link leads to the invitations',
  'invitation-accepted': 'a grantee accepted; to the owner',
  'low-balance': 'what is left fell below the threshold of the account’s notice',
  invoice: 'an invoice was issued',
  'payment-failed': 'an automatic payment was declined',
  'topped-up': 'credit was bought automatically',
  suspension: 'an account was suspended, frozen or terminated',
} as const;

/** One of the list above, or a word that another part of the sandbox brings along. */
export type MailKind = keyof typeof mailKinds | (string & {});

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
  /** Who made it where somebody acted for the owner. */
  readonly acting_user_id?: number | undefined;
}

/**
 * A key with which somebody acts for somebody else: `user_id` is who is acted for, the id is the key itself. It goes when
 * the invitation goes that it comes from.
 */
export interface ActingRow extends Row {
  readonly acting_user_id: number;
  /** The billing account whose resources it reaches; null for an administrator's, which reaches everything. */
  readonly account_id: number | null;
  /** The invitation that it was started from; null for an administrator's. */
  readonly invitation: string | null;
  readonly created: number;
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
