import { cutText, translateSentence } from '@console/area/signed-out';
import * as v from 'valibot';
import { text as say } from '../texts';

/** In which of the two forms a failure is told; `generic` ones in both. (spec 1, section 8) */
export type FailureKind = 'login' | 'signup' | 'generic';

/** Longest words of a provider, in characters. */
const LIMIT = 500;

/** A failure of the identity provider, in words for a person. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly kind: FailureKind;

  /** @param kind by default what the provider's words speak of */
  constructor(message: string, kind = kindOf(message)) {
    super(cutText(message, LIMIT));
    this.kind = kind;
  }
}

const kindOf = (message: string): FailureKind => {
  if (message.startsWith('Wrong')) return 'login';
  if (/^(Password|error in email|Invalid signup)/.test(message)) return 'signup';
  return 'generic';
};

const words = v.optional(v.nullable(v.unknown()));
const Body = v.looseObject({ message: words });
const Failure = v.looseObject({
  code: words,
  error: words,
  message: words,
  description: words,
  error_description: words,
  statusCode: words,
  original: v.optional(
    v.looseObject({ message: words, response: v.optional(v.looseObject({ body: v.optional(v.nullable(Body)) })) }),
  ),
});

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** A code is a text, or the status of an answer without one. */
const codeOf = (value: unknown): string | undefined => (typeof value === 'number' ? String(value) : text(value));

const UNREACHABLE = /^request has been terminated|network ?error|failed to fetch|load failed/i;

/**
 * Turns what auth0-js hands to its callback into words. In this order: the two codes that have a text of their own, the
 * provider's message, its description, its code. (spec 1, section 8)
 */
export function identityError(thrown: unknown): IdentityError {
  const parsed = v.safeParse(Failure, thrown);
  if (!parsed.success) return new IdentityError(say('failure.unknown'));
  const failure = parsed.output;
  const body = failure.original?.response?.body ?? undefined;
  const code = codeOf(failure.code) ?? codeOf(failure.error);
  const description = text(failure.description) ?? text(failure.error_description);
  const message = text(body?.message) ?? text(failure.message);
  // The transport's own message: of an answer only its status ('Bad Request'), of a broken connection the reason.
  const transport = text(failure.original?.message);
  if (code === 'request_error' || UNREACHABLE.test(message ?? transport ?? ''))
    return new IdentityError(translateSentence('Failed to connect to server'));
  if (/domain[ _]prohibited/i.test(code ?? '') || /domain is prohibited/i.test(description ?? '')) {
    return new IdentityError(say('failure.domain'));
  }
  if (code === 'invalid_signup') return new IdentityError(say('failure.signup'), 'signup');
  return new IdentityError(message ?? description ?? say(code ? 'failure.code' : 'failure.unknown', { code }));
}
