import type { UiError } from '../parts/error-panel';

/** What a form needs to know of a failed call; an ApiError fits. */
export interface FormFailure extends UiError {
  /** By name of the field. */
  fieldErrors?: Readonly<Record<string, string>> | undefined;
}

const textOf = (source: object, name: string): string | undefined => {
  const value: unknown = Reflect.get(source, name);
  return typeof value === 'string' && value ? value : undefined;
};

/** Reads whatever was thrown. */
export function failureOf(thrown: unknown): FormFailure {
  if (typeof thrown !== 'object' || thrown === null) return { message: String(thrown) };
  const status: unknown = Reflect.get(thrown, 'status');
  const fields: unknown = Reflect.get(thrown, 'fieldErrors');
  const named =
    typeof fields === 'object' && fields !== null
      ? Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      : [];
  return {
    message: textOf(thrown, 'message') ?? '',
    status: typeof status === 'number' ? status : undefined,
    correlationId: textOf(thrown, 'correlationId'),
    ...(named.length > 0 && { fieldErrors: Object.fromEntries(named) }),
  };
}
