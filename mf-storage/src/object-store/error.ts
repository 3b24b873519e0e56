/** By what the screens choose their words (`failureMessages`). */
export type StoreFailure =
  /** The access key is not known any more, or its secret does not fit. */
  | 'key'
  /** This computer's clock is more than 15 minutes off, and signing with the store's clock did not help. */
  | 'clock'
  /** The endpoint answers, but the bucket's CORS rule does not let this console in. */
  | 'cors'
  /** Nothing answers at the endpoint. */
  | 'unreachable'
  /** The connection broke on the way; nobody knows whether the request was carried out. */
  | 'lost'
  /** This browser has no network. */
  | 'offline'
  /** The console was opened without TLS: browsers sign nothing there. */
  | 'insecure'
  /** The store asks for fewer requests (503 SlowDown), or has trouble of its own (500), also after waiting. */
  | 'busy'
  | 'noBucket'
  /** No such object. */
  | 'missing'
  /** No such multipart upload: it was ended or given up elsewhere. */
  | 'noUpload'
  | 'denied'
  /** The bucket or the account is suspended. */
  | 'suspended'
  /** The account's quota is used up. */
  | 'full'
  /** The store has no room, and does not say whose quota it is. */
  | 'noRoom'
  /** There is an object of that name already (ifNoneMatch). */
  | 'exists'
  /** Another object has the name by now (ifMatch). */
  | 'replaced'
  /** The copy would lose metadata that the bucket's CORS rule does not show to pages. */
  | 'hidden'
  /** Larger than the store takes. */
  | 'tooLarge'
  /** The name is longer than 1,024 bytes. */
  | 'nameTooLong'
  /** No browser can ask for an object of this name ('.' or '..' alone): `copy` from it and `remove` work. */
  | 'unreachableName'
  /** What was sent is not what was read: the file changed meanwhile. */
  | 'changed'
  /** The file cannot be read any more: moved, deleted, or not allowed. */
  | 'unreadable'
  /** This computer's disk is full, or the browser may not use more of it. */
  | 'disk'
  /** What it takes to ask the store did not come: its endpoint, a key or the code. */
  | 'setup'
  | 'other';

export interface FailureFacts {
  /** S3's word: 'SlowDown'. */
  readonly code?: string;
  readonly status?: number;
  /** To be told to the store's support. */
  readonly requestId?: string | undefined;
  /** Seconds after which the store wants to be asked again. */
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** A failure of the object store. Its message is what the store said, in English; words for people are those of `failureMessages`. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  readonly kind: StoreFailure;
  readonly code: string | undefined;
  readonly status: number | undefined;
  readonly correlationId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(kind: StoreFailure, message: string, facts: FailureFacts = {}) {
    super(message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.kind = kind;
    this.code = facts.code;
    this.status = facts.status;
    this.correlationId = facts.requestId;
    this.retryAfter = facts.retryAfter;
  }
}

export const isStoreError = (error: unknown, ...kinds: readonly StoreFailure[]): error is ObjectStoreError =>
  error instanceof ObjectStoreError && (kinds.length === 0 || kinds.includes(error.kind));
