import { call, invalidate } from '@console/api';
import { defineAction } from '@console/area';
import { listBillingAccounts } from '@console/contract/billing-account';
import { setLowBalanceNotice } from '@console/contract/billing-account-notice';

/** What the form holds; null while the field is empty. In the site's currency. */
export type NoticeValues = Readonly<{ threshold: number | null }>;

/** Changes the threshold, and switches the notice on. */
export const noticeAction = defineAction<NoticeValues>('billing.low-balance-notice');
/** Switches the notice on or off, with the threshold that it has. */
export const noticeSwitch = defineAction<Readonly<{ isOn: boolean }>>('billing.low-balance-switch');

export const noticeRequest = (account: number, isOn: boolean, threshold: number) => ({
  billing_account_id: account,
  threshold,
  is_enabled: isOn,
});

/** @throws ApiError */
export async function saveNotice(account: number, isOn: boolean, threshold: number): Promise<void> {
  try {
    await call(setLowBalanceNotice, noticeRequest(account, isOn, threshold));
  } finally {
    // Waited for: a switch must not fall back to what was before.
    await invalidate(listBillingAccounts).catch(() => undefined);
  }
}
