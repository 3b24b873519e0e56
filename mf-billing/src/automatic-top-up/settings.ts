import { ApiError, big, call, invalidate } from '@console/api';
import { defineAction } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { setRecurringPayment } from '@console/contract/billing-account-recurring';
import { listCredit } from '@console/contract/credit';
import { currencyDigits } from '@console/contract/currency';
import { listInvoices } from '@console/contract/invoice';
import { LARGEST_AMOUNT } from '@console/contract/schema';
import { requiredText } from '@console/domain/rules';
import { getFormat } from '@console/ui';
import { safeguardsText } from '../safeguards-texts';
import { text } from '../texts';

/** What the form holds; null while a field is empty. In the site's currency. */
export type TopUpValues = Readonly<{ amount: number | null; threshold: number | null }>;

/** Changes amount and threshold, and switches it on. */
export const settingsAction = defineAction<TopUpValues>('billing.automatic-top-up');
/** Switches it off. */
export const offAction = defineAction<Readonly<Record<string, never>>>('billing.automatic-top-up-off');

/** What is wrong with an amount of money; undefined where nothing is. */
export function amountProblem(value: number | null, min: number, currency: string): string | undefined {
  if (value === null || Number.isNaN(value)) return requiredText();
  const { money } = getFormat();
  if (value < min) return text('amount.tooSmall', { amount: money(min, { currency }) });
  if (value > LARGEST_AMOUNT) return text('amount.tooLarge', { amount: money(LARGEST_AMOUNT, { currency }) });
  const digits = currencyDigits(currency);
  return big(value).round(digits).eq(value) ? undefined : safeguardsText('rule.digits', { n: digits });
}

/** The call that switches it on with these; on means both are given. (spec 2, section 5) */
export const onRequest = (account: number, { amount, threshold }: TopUpValues) => ({
  billing_account_id: account,
  is_recurring_payment_enabled: true,
  recurring_payment_amount: amount ?? 0,
  recurring_payment_threshold: threshold ?? 0,
});

/** The call that switches it off: the flag alone. */
export const offRequest = (account: number) => ({ billing_account_id: account, is_recurring_payment_enabled: false });

const messageOf = (error: unknown): string => {
  if (typeof error === 'string') return error;
  const message: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'message') : undefined;
  return typeof message === 'string' ? message : '';
};

/** After any change: the account, and what a top-up that was due at once has added. */
async function refresh(account: number): Promise<void> {
  void invalidate(listCredit, { billing_account_id: account });
  void invalidate(listInvoices, { billing_account_id: account });
  // Waited for: a switch must not fall back to what was before.
  await invalidate(listBillingAccounts).catch(() => undefined);
}

/**
 * Switches automatic top-ups on.
 * @throws ApiError also where that is done, and the top-up that was due at once failed: the words say both
 */
export async function switchOn(account: number, values: TopUpValues): Promise<void> {
  try {
    const response = await call(setRecurringPayment, onRequest(account, values));
    const { triggered, errors = [] } = response?.payment_report ?? {};
    if (!triggered || errors.length === 0) return;
    const message = errors.map(messageOf).filter(Boolean).join(' ');
    throw new ApiError({ kind: 'general', text: safeguardsText('topUp.firstFailed', { message }).trim() });
  } finally {
    await refresh(account);
  }
}

/** @throws ApiError */
export async function switchOff(account: number): Promise<void> {
  try {
    await call(setRecurringPayment, offRequest(account));
  } finally {
    await refresh(account);
  }
}
