import { sentOrders } from '@console/domain/order';
import { nextName } from './targets';
import { holdsSecret, shape, type VmValues } from './values';

/** Values as they may be kept: no password, no text that seems to hold one. */
const withoutSecrets = (values: VmValues): VmValues => ({
  ...values,
  password: '',
  cloudInit: holdsSecret(values.cloudInit) ? '' : values.cloudInit,
});

/** What was sent last from the form, for one machine or for many. */
export const sent = sentOrders<VmValues>('draft.vm-create-sent', shape, withoutSecrets);

/** The choices of a creation of this page, or of this tab before a reload. */
export const sentValues = (id: string | undefined): VmValues | undefined => {
  const last = sent.last();
  return last?.id === id ? last?.values : undefined;
};

/** The same choices for one more machine: the next name, and its own password. */
export const another = (values: VmValues): VmValues => ({
  ...values,
  name: nextName(values.name),
  count: 1,
  spread: [],
  password: '',
});
