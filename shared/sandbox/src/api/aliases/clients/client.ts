/** What a client takes a value for; with a question mark it may be missing or null. */
export type Reads = 'text' | 'number' | 'flag' | 'list' | 'object' | 'text?' | 'number?' | 'list?';

/**
 * A request as a client makes it, read in its source. `{name}` stands for what an earlier answer had, a text that is
 * nothing else keeps the type of that value; `{location}` and `{account}` are there from the start.
 */
export interface Step {
  /** The function of the client. */
  readonly does: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** After /v1. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
  readonly json?: unknown;
  /** Statuses that the client takes; 200 where it is left out. */
  readonly takes?: readonly number[];
  /** Keys of the response that the client uses, as paths: `storage.0.uuid`. */
  readonly reads?: Readonly<Record<string, Reads>>;
  /** What later requests need, by the path of it in the response. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** A text that the client looks for in the response. */
  readonly finds?: string;
}

export interface Client {
  readonly repository: string;
  readonly commit: string;
  /** Whether spaces of a form are written %20 instead of +. */
  readonly writesSpacesAsPercent?: boolean;
  readonly steps: readonly Step[];
}
