import type { WireResponseOf } from '@console/contract/endpoint';
import type { createBillingAccount } from '@console/contract/billing-account-create';
import { primaryCardOf } from '../../billing/account';
import { runningTotals } from '../../billing/ledger';
import type { AccountRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';
import { canPay } from './can-pay';

type WireAccount = WireResponseOf<typeof createBillingAccount>;

function primaryCard(site: SiteRuntime, accountId: number) {
  const card = primaryCardOf(site, accountId);
  if (!card) return null;
  const { facts } = card;
  return {
    id: Number(card.id),
    type: card.keyword === 'invoice' ? 'paying_by_invoice' : 'creditcard',
    is_verified: card.is_verified,
    ...(facts
      ? {
          last4: facts.last4,
          card_type: facts.card_type,
          card_holder: facts.card_holder,
          expire_month: facts.expire_month,
          expire_year: facts.expire_year,
        }
      : {}),
  };
}

export function presentAccount(site: SiteRuntime, account: AccountRow): WireAccount {
  const id = Number(account.id);
  const ledger = site.ledger.of(id, site.now());
  return {
    id,
    site: site.definition.id,
    ...account.fields,
    integration_id: account.integration_id,
    allow_debt: account.allow_debt,
    can_pay: canPay(site, account),
    credit_amount: ledger.credit,
    discount_percentage: account.discount_percentage,
    vat_percentage: account.vat_percentage,
    is_active: account.status === 'ACTIVE',
    is_default: account.is_default,
    is_deleted: account.is_deleted,
    is_recurring_payment_enabled: account.recurring !== null,
    recurring_payment_amount: account.recurring?.amount ?? null,
    recurring_payment_threshold: account.recurring?.threshold ?? null,
    paying_by_invoice: account.paying_by_invoice,
    primary_card: primaryCard(site, id),
    referral_code: account.referral_code,
    referral_share_code: account.referral_share_code,
    reseller: null,
    restriction_level: account.restriction_level,
    running_totals: runningTotals(account, ledger),
    send_invoice_email: account.send_invoice_email,
    status: account.status,
    suspend_reason: account.suspend_reason,
    unpaid_amount: ledger.unpaid,
    user_id: account.user_id,
    eligible_promotions: account.promotions.map((promotion) => ({ ...promotion })),
    low_balance_notice_settings: { ...account.low_balance },
    document: null,
    document_name: account.document_name,
    created: account.created,
  };
}
