import { CUSTOM } from './size-choice';

const CAPACITY = /^Compute resources temporarily unavailable due to high demand/;

/** Whether a creation failed because the location is full: another one may have room. (spec 3, section 8) */
export const isOutOfCapacity = (error: { readonly message: string } | undefined): boolean =>
  error !== undefined && CAPACITY.test(error.message);

/** What a form shows of the failure of its call. */
export interface OrderFailure {
  readonly message: string;
  readonly status?: number | undefined;
  readonly correlationId?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  /** What the message says beside them; by default all of it. */
  readonly rest?: string | undefined;
}

/** Custom sizes have a field each; of a package the three are one. */
const SIZE_FIELDS: readonly string[] = ['vcpu', 'memoryGb', 'diskGb'];

/**
 * A failure of a create call with its field errors under the names of the form.
 * @param fieldOf the fields of the form by the parameters of the call
 * @param packageId the form's size: what is wrong with one of the numbers of a package is wrong with the choice
 */
export function orderFailure(
  { message, status, correlationId, fieldErrors = {}, rest }: OrderFailure,
  fieldOf: Readonly<Record<string, string>>,
  packageId: string,
): OrderFailure {
  const known = new Map(Object.entries(fieldOf));
  const fields = Object.entries(fieldErrors).map(([name, text]) => {
    const field = known.get(name) ?? name;
    return [packageId !== CUSTOM && SIZE_FIELDS.includes(field) ? 'packageId' : field, text] as const;
  });
  return {
    message,
    ...(status === undefined ? {} : { status }),
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(fields.length > 0 ? { ...(rest === undefined ? {} : { rest }), fieldErrors: Object.fromEntries(fields) } : {}),
  };
}
