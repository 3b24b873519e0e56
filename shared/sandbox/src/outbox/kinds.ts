/**
 * What mails are about, and when one is sent. Add a line for a new kind; the outbox shows the word as it stands.
 * The texts are made up: no rule says what a real cloud writes.
 */
export const mailKinds = {
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
