import type { CreditRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { clearIfToppedUp, clearThreshold } from './restrictions';
import { money } from './exact';
import { finalTopUpAmount } from './final-amount';
import { invoiceName } from './issue-invoice';
import { advancePromotions } from './promotions';
import { oneLine, settledAt } from './invoice-totals';
import { thawIfPaid } from './thaw';

export { finalTopUpAmount } from './final-amount';

export interface TopUp {
  readonly accountId: number;
  /** Credit that was bought, without fee and VAT. */
  readonly amount: number;
  /** Processor that was paid through. */
  readonly keyword: string;
  /** The payment, as its processor names it. */
  readonly reference: string | null;
  /** Epoch seconds of the site's clock. */
  readonly at: number;
}

/** Writes the invoice of a top-up that is paid: the credit, the fee, and VAT on both. */
function invoiceTopUp(site: SiteRuntime, { accountId, amount, keyword, reference, at }: TopUp): void {
  const account = site.store.accounts.get(String(accountId));
  if (!account) throw new Error(`There is no billing account ${accountId}`);
  const { fee, total } = finalTopUpAmount(site.config, keyword, amount, account.vat_percentage);
  const number = site.nextNumber();
  const card = site.store.cards.by('account', accountId).find((row) => row.keyword === keyword && row.is_primary);
  const transaction = {
    id: site.nextNumber(),
    amount: total,
    identifier: reference ?? '',
    card_id: card?.id ?? null,
    created: at,
  };
  site.store.invoices.put({
    ...settledAt(account, at),
    id: String(number),
    user_id: account.user_id,
    account_id: accountId,
    name: invoiceName(number, at),
    type: 'credit_topup',
    lines: [oneLine('Credit top-up', amount), ...(fee > 0 ? [oneLine('Service fee', fee)] : [])],
    transactions: reference === null ? [] : [transaction],
  });
}

/**
 * What a paid top-up leads to: credit, an invoice that is paid, promotions that are earned (for the one who gave the
 * account its referral code, too), a limited account that is clear, a frozen one that has its level back. Only inside a
 * transaction.
 */
export function settleTopUp(site: SiteRuntime, topUp: TopUp): CreditRow {
  const { accountId, amount, reference, at } = topUp;
  const id = String(accountId);
  invoiceTopUp(site, topUp);
  const account = site.store.accounts.get(id);
  const credit = site.store.credits.put({
    id: String(site.nextNumber()),
    user_id: account?.user_id ?? 0,
    account_id: accountId,
    amount,
    description: 'Credit top-up',
    reference,
    created: at,
    acting_user_id: site.store.payments.get(reference ?? '')?.acting_user_id,
  });
  site.store.accounts.update(id, { topped_up: money((account?.topped_up ?? 0) + amount) });
  advancePromotions(site, id, amount, at);
  clearIfToppedUp(site, id, clearThreshold(site));
  thawIfPaid(site, id, at);
  return credit;
}
