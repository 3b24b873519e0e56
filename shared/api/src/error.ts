import { parseCorrelationId } from './correlation-id';
import { clientMessage } from './client-messages';
import { cutText } from './cut-text';

/** The kinds of the error catalogue. (spec 1, section 8) */
export type ApiErrorKind =
  | 'connection'
  | 'non-json'
  | 'api'
  | 'timeout'
  | 'unknown'
  | 'developer'
  | 'standard'
  | 'general'
  | 'credentials'
  | 'forbidden'
  | 'stack'
  | 'gateway-timeout'
  | 'unexpected-content';

/** What a failure says of the write that it ended. Unknown: the server may have carried it out, or may still do it. */
export type FailureOutcome = 'refused' | 'unknown';

/** After these nobody can tell whether the server has carried out what it was asked to. */
const OPEN_KINDS: ReadonlySet<ApiErrorKind> = new Set([
  'connection',
  'timeout',
  'gateway-timeout',
  'non-json',
  'unexpected-content',
]);

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind;
  /** What went wrong, without correlation id and status. */
  readonly text: string;
  readonly status?: number;
  /** Of the form component-suffix. */
  readonly correlationId?: string;
  /** What is wrong with each field of the request, by its name in the API. */
  readonly fieldErrors?: Readonly<Record<string, string>>;
  /** What `text` says beside the errors of fields; by default all of it. */
  readonly rest?: string;
  /** The call was given up on purpose: nothing to tell anybody. */
  readonly aborted?: boolean;
  /** The call was one that only reads: whoever wanted to send a write after it has sent none. */
  readonly isRead?: boolean;
  /** By default what the kind says. */
  readonly outcome?: FailureOutcome | undefined;
  readonly cause?: unknown;
}

/** A generic API error reads: message, correlation id in brackets, (HTTP status). (spec 1, section 8) */
function fullMessage({ kind, text, correlationId, status }: ApiErrorFacts): string {
  if (kind !== 'api') return text;
  return [text, correlationId && `[${correlationId}]`, status !== undefined && `(HTTP ${status})`]
    .filter(Boolean)
    .join(' ');
}

/** Longest texts of a failure, in characters; what the catalogue cuts shorter is shorter. (spec 1, section 8) */
const TEXT_LIMIT = 600;
const FIELD_TEXT_LIMIT = 250;
const ID_LIMIT = 100;
/** Fields that a failure can speak of: more than any form has. */
const FIELDS_LIMIT = 100;

/** Facts whose texts have an end: they are the server's, and whole pages have come as one. */
const bounded = ({ text, rest = text, correlationId, fieldErrors, ...facts }: ApiErrorFacts) => ({
  ...facts,
  text: cutText(text, TEXT_LIMIT),
  rest: cutText(rest, TEXT_LIMIT),
  ...(correlationId === undefined ? {} : { correlationId: cutText(correlationId, ID_LIMIT) }),
  ...(fieldErrors === undefined
    ? {}
    : {
        fieldErrors: Object.fromEntries(
          Object.entries(fieldErrors)
            .slice(0, FIELDS_LIMIT)
            .map(([name, words]) => [name, cutText(words, FIELD_TEXT_LIMIT)]),
        ),
      }),
});

/** The one shape of every failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly text: string;
  readonly status: number | undefined;
  readonly correlationId: string | undefined;
  readonly fieldErrors: Readonly<Record<string, string>> | undefined;
  readonly rest: string;
  readonly aborted: boolean;
  readonly isRead: boolean;
  readonly outcome: FailureOutcome;

  constructor(given: ApiErrorFacts) {
    const facts = bounded(given);
    super(fullMessage(facts), facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = facts.kind;
    this.text = facts.text;
    this.status = facts.status;
    this.correlationId = facts.correlationId;
    this.fieldErrors = facts.fieldErrors;
    this.rest = facts.rest;
    this.aborted = facts.aborted === true;
    this.isRead = facts.isRead === true;
    this.outcome = facts.outcome ?? (OPEN_KINDS.has(facts.kind) ? 'unknown' : 'refused');
  }

  /** The part of the server that failed. */
  get component(): string | undefined {
    return parseCorrelationId(this.correlationId)?.component;
  }
}

/** What browsers and Node say of a lost connection. (spec 1, section 8) */
const CONNECTION_MESSAGES =
  /failed to fetch|load failed|networkerror|network error|network connection was lost|terminated|offline|fetch failed/i;

export const abortedError = (cause?: unknown): ApiError =>
  new ApiError({ kind: 'unknown', text: clientMessage('givenUp'), aborted: true, cause });

/** Whether the browser says that it has no network. Node has a navigator that knows nothing of it. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine;

function fromError(error: Error): ApiError {
  if (error.name === 'AbortError') return abortedError(error);
  if (error.name === 'TimeoutError')
    return new ApiError({ kind: 'timeout', text: clientMessage('timeout'), cause: error });
  if (CONNECTION_MESSAGES.test(error.message) || isOffline())
    return new ApiError({ kind: 'connection', text: clientMessage('connection'), cause: error });
  return new ApiError({ kind: 'unknown', text: error.message || clientMessage('unknown'), cause: error });
}

/** What was made of an error before: the same error stays the same object, so that it is told once. */
const made = new WeakMap<Error, ApiError>();

/** Makes an ApiError of anything that was thrown. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Error) {
    const known = made.get(error) ?? fromError(error);
    made.set(error, known);
    return known;
  }
  return new ApiError({
    kind: 'unknown',
    text: typeof error === 'string' && error ? error : clientMessage('unknown'),
    cause: error,
  });
}

/**
 * Makes an ApiError of what the network has thrown, after which nothing is known of the call. Fetch and the reading of a
 * body throw a TypeError for a lost connection, and each browser finds words of its own for it.
 */
export function fromNetwork(error: unknown): ApiError {
  if (error instanceof TypeError)
    return new ApiError({ kind: 'connection', text: clientMessage('connection'), cause: error });
  const { kind, text, aborted } = toApiError(error);
  return new ApiError({ kind, text, aborted, outcome: 'unknown', cause: error });
}

/** Whether a call was given up on purpose: by its caller, or because the credential changed. */
export const isAborted = (error: unknown): boolean => error instanceof ApiError && error.aborted;

/** Whether the server says that the credential itself is not valid (any more). */
export const isCredentialRejected = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'credentials' || (error.status === 403 && /invalid authentication credentials/i.test(error.text)));
