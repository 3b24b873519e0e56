import type { Endpoint } from '@console/contract/endpoint';
import type { Environment } from '@console/contract/environment';
import type { ApiError } from './error';

/** Something for the error log: a failed check of a response, a background failure. Never a secret. */
export interface Report {
  readonly kind: 'response' | 'error';
  readonly message: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** A call that changes something, at the moment when it is sent. */
export interface Write {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
  /** By the server's clock. */
  readonly at: Date;
}

/** How a call has ended: the content of a good response, or why there is none. */
export type WriteEnd = { readonly content: unknown } | { readonly error: ApiError };

/** How things were before a write, where only that tells afterwards what it has done. */
export interface WriteFacts {
  /** uuids, ids or names of what was there. */
  readonly known?: readonly string[];
  /** How a switch stood that the call turns over. */
  readonly isOn?: boolean;
  /** The billing account that the call is about, where its parameters do not name it. */
  readonly account?: number;
}

/** A write of which nobody has said how it ended. */
export interface OpenWrite extends Write {
  readonly before: WriteFacts;
  readonly error: ApiError;
}

export interface ApiSettings {
  /** Prefix of every call: '/api/v1'. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly environment: Environment;
  readonly onReport: (report: Report) => void;
  /** Hears of every call with a key that is no GET when it is sent, and by what it returns of its end. */
  readonly onWrite: (write: Write) => (end: WriteEnd) => void;
  /** Hears of the content of every good response before it is checked, by the name of its call. */
  readonly onContent: (call: string, content: unknown) => void;
  /** Hears that what is shown could not be read again, by the name of its call, once no try is left. */
  readonly onBackgroundFailure: (error: ApiError, call: string) => void;
  /** Finds out how such a write has ended. @returns its response where it is done @throws ApiError */
  readonly onOpenWrite: (write: OpenWrite) => Promise<unknown>;
}

let settings: ApiSettings = {
  baseUrl: '/api/v1',
  fetch: (input, init) => globalThis.fetch(input, init),
  environment: 'production',
  onReport: () => undefined,
  onWrite: () => () => undefined,
  onContent: () => undefined,
  onBackgroundFailure: () => undefined,
  onOpenWrite: ({ error }) => Promise.reject(error),
};

/** Sets what the client runs on; the shell does it once at boot, mock mode and tests pass their own fetch. */
export function configureApi(changes: Partial<ApiSettings>): void {
  settings = { ...settings, ...changes };
}

export const apiSettings = (): ApiSettings => settings;
