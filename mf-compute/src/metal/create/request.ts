import type { ParamsOf } from '@console/contract/endpoint';
import type { createMetalLease } from '@console/contract/metal-lease';
import type { OrderValues } from './values';

/** The call for what was chosen. An API token that is bound to an account names none. (spec 3, section 6) */
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

/** The form's fields by the names that the call has for them. */
export const orderParameters = {
  spec_uuid: 'spec',
  display_name: 'name',
  requested_os_id: 'osId',
  billing_account_id: 'account',
} as const satisfies Readonly<Record<string, keyof OrderValues>>;
