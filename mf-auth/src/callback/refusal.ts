import { text } from './texts';

/** Why tokens are refused; each has words of its own. */
const WORDS = {
  notStarted: 'refused.notStarted',
  noProvider: 'refused.noProvider',
  expired: 'refused.expired',
  early: 'refused.early',
  otherSignIn: 'refused.otherSignIn',
  otherTokens: 'refused.otherTokens',
  noKeys: 'refused.noKeys',
  token: 'refused.token',
} as const;
export type Refusal = keyof typeof WORDS;

/** Tokens that were not made for this attempt to sign in; the message says so to a person. */
export class VerificationError extends Error {
  override readonly name = 'VerificationError';
  readonly reason: Refusal;

  /** @param detail what the check itself says; without any part of a token */
  constructor(reason: Refusal, detail = '') {
    super(text(WORDS[reason], { detail }));
    this.reason = reason;
  }
}
