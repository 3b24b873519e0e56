import type { Environment } from '@console/contract/environment';

/** Something for the error log: a failed check of an answer, a background failure. Never a secret. */
export interface Report {
  readonly kind: 'answer' | 'error';
  readonly message: string;
  readonly context?: Readonly<Record<string, unknown>>;
}

export interface ApiSettings {
  /** Prefix of every call: '/api/v1'. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly environment: Environment;
  readonly onReport: (report: Report) => void;
}

let settings: ApiSettings = {
  baseUrl: '/api/v1',
  fetch: (input, init) => globalThis.fetch(input, init),
  environment: 'production',
  onReport: () => undefined,
};

/** Sets what the client runs on; the shell does it once at boot, mock mode and tests pass their own fetch. */
export function configureApi(changes: Partial<ApiSettings>): void {
  settings = { ...settings, ...changes };
}

export const apiSettings = (): ApiSettings => settings;
