import type { Endpoint } from '@console/contract/endpoint';
import type { Environment } from '@console/contract/environment';
import type { ApiError } from './error';

/** Something for the error log: a failed check of an answer, a background failure. Never a secret. */
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

/** How a call has ended: the content of a good answer, or why there is none. */
export type WriteEnd = { readonly content: unknown } | { readonly error: ApiError };

export interface ApiSettings {
  /** Prefix of every call: '/api/v1'. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly environment: Environment;
  readonly onReport: (report: Report) => void;
  /** Hears of every call with a key that is no GET when it is sent, and by what it returns of its end. */
  readonly onWrite: (write: Write) => (end: WriteEnd) => void;
}

let settings: ApiSettings = {
  baseUrl: '/api/v1',
  fetch: (input, init) => globalThis.fetch(input, init),
  environment: 'production',
  onReport: () => undefined,
  onWrite: () => () => undefined,
};

/** Sets what the client runs on; the shell does it once at boot, mock mode and tests pass their own fetch. */
export function configureApi(changes: Partial<ApiSettings>): void {
  settings = { ...settings, ...changes };
}

export const apiSettings = (): ApiSettings => settings;
