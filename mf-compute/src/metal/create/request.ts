import type { ParamsOf } from '@console/contract/endpoint';
import { ownValue } from '@console/contract/own-value';
import type { createMetalLease } from '@console/contract/metal-lease';
import type { OrderValues } from './values';

/** The call for what was chosen. A key that is bound to an account needs none. (spec 3, section 6) */
export const orderRequest = (values: OrderValues): ParamsOf<typeof createMetalLease> => ({
  location: values.location,
  spec_uuid: values.spec,
  display_name: values.name.trim(),
  requested_os_id: values.osId,
  ...(values.account === '' ? {} : { billing_account_id: Number(values.account) }),
});

/** Whether an order failed because no machine of its type is left. (spec 3, section 8) */
export const isSoldOut = (error: { readonly message: string } | undefined): boolean =>
  error?.message.startsWith('No available machines') === true;

/** Where the fields of the API stand in the form. */
const fieldOfParameter: Readonly<Record<string, keyof OrderValues>> = {
  spec_uuid: 'spec',
  display_name: 'name',
  requested_os_id: 'osId',
  billing_account_id: 'account',
};

/** A failure of the call with its field errors under the names of the form. */
export function formError(error: {
  readonly message: string;
  readonly status?: number | undefined;
  readonly correlationId?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}) {
  const { message, status, correlationId, fieldErrors = {} } = error;
  const fields = Object.entries(fieldErrors).map(
    ([name, text]) => [ownValue(fieldOfParameter, name) ?? name, text] as const,
  );
  return {
    message,
    status,
    correlationId,
    ...(fields.length > 0 ? { fieldErrors: Object.fromEntries(fields) } : {}),
  };
}
