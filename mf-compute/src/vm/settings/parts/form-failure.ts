import type { ApiError } from '@console/api';

/** What a form takes of a failure. */
export interface ShownFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly correlationId?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, string>>;
}

type Failure = Pick<ApiError, 'message' | 'status' | 'correlationId' | 'fieldErrors'>;

/**
 * A failure for a form, each part told once: what belongs to fields that are shown stands there alone; what belongs to
 * others, and what belongs to none, at the head.
 * @param fields names of the fields that are shown
 */
export function formFailure(error: Failure, fields: readonly string[]): ShownFailure {
  const entries = Object.entries(error.fieldErrors ?? {});
  if (entries.length === 0) {
    return { message: error.message, status: error.status, correlationId: error.correlationId };
  }
  const homeless = entries.filter(([name]) => !fields.includes(name)).map(([, text]) => text);
  return { message: homeless.join(' '), fieldErrors: Object.fromEntries(entries.filter(([name]) => fields.includes(name))) };
}
