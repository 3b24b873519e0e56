import { sentOrders } from '@console/domain/order';
import { holdsSecret } from './cloud-init/secrets';
import { nextName } from './targets';
import { shape, type VmValues } from './values';

/** Values as they may be kept: no password, no text that seems to hold one. */
export const withoutSecrets = (values: VmValues): VmValues => ({
  ...values,
  password: '',
  cloudInit: holdsSecret(values.cloudInit) ? '' : values.cloudInit,
});

/** The creation that was sent last, of one machine or of many. */
export const {
  remember: rememberAttempt,
  take: takeAttempt,
  last: lastAttempt,
  forget: forgetAttempt,
} = sentOrders<VmValues>('draft.vm-attempt', shape, withoutSecrets);

/** The choices of a creation of this page, or of this tab before a reload. */
export const attemptOf = (id: string | undefined): VmValues | undefined => {
  const attempt = lastAttempt();
  return attempt?.id === id ? attempt?.values : undefined;
};

/** The same choices for one more machine: the next name, and its own password. */
export const another = (values: VmValues): VmValues => ({
  ...values,
  name: nextName(values.name),
  count: 1,
  spread: [],
  password: '',
});
