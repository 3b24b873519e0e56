import { ApiError } from '@console/api';

/**
 * A failure for a form, each part told once: what belongs to fields that are shown stands there alone; what belongs to
 * others, and what belongs to none, at the head.
 * @param fields names of the fields that are shown
 */
export function formFailure(error: ApiError, fields: readonly string[]): ApiError {
  const entries = Object.entries(error.fieldErrors ?? {});
  if (entries.length === 0) return error;
  const homeless = entries.filter(([name]) => !fields.includes(name)).map(([, words]) => words);
  return new ApiError({
    kind: 'general',
    text: homeless.join(' '),
    fieldErrors: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
    cause: error,
  });
}
