import type { AccountRow } from '../model/billing';
import { sendMail } from '../outbox/mail';
import { chargeSavedCard } from '../payments/charge';
import type { SiteRuntime } from '../site';
import { accountName, primaryCardOf } from './account';
import { finalTopUpAmount } from './final-amount';
import { moneyText } from './exact';
import { TOP_UP_PAUSE } from './policy';
import { settleTopUp } from './top-up';
import type { Watch } from './watch/watch';

type TopUpReport = { readonly ok: true; readonly charge: number } | { readonly ok: false; readonly message: string };

/**
 * Buys the credit of the account's automated top-up with its primary card, and remembers the attempt. Only inside a
 * transaction, for an account that has the top-up switched on.
 */
export function topUpByItself(site: SiteRuntime, account: AccountRow, at: number): TopUpReport {
  const accountId = Number(account.id);
  const amount = account.recurring?.amount ?? 0;
  const card = primaryCardOf(site, accountId);
  const note = (is_failed: boolean) =>
    site.store.accounts.update(account.id, { recurring_tried: { at, card: card?.id ?? null, is_failed } });
  if (!card) {
    note(true);
    return { ok: false, message: 'The billing account has no card.' };
  }
  const { charge, total } = finalTopUpAmount(site.config, card.keyword, amount, account.vat_percentage);
  const charged = chargeSavedCard(site, card, charge);
  note(!charged.ok);
  if (!charged.ok) return charged;
  settleTopUp(site, { accountId, amount, keyword: card.keyword, reference: charged.chargeId, at });
  return { ok: true, charge: total };
}

/** A card that was declined is not tried again; another one is. */
const isDeclined = (site: SiteRuntime, { id, recurring_tried }: AccountRow): boolean =>
  recurring_tried?.is_failed === true && recurring_tried.card === (primaryCardOf(site, Number(id))?.id ?? null);

/**
 * Charges the primary card when less than the threshold is left. Where one top-up is not enough the next follows an
 * hour later; a card that was declined is left alone until the balance has recovered, with one mail.
 */
export const automatedTopUp: Watch = {
  due({ site, account, balance, from }) {
    if (!account.recurring || account.restriction_level === 'TERMINATED') return undefined;
    if (account.status === 'PENDING_VALIDATION' || isDeclined(site, account)) return undefined;
    const { at = -Infinity, is_failed = false } = account.recurring_tried ?? {};
    return balance.firstBelow(account.recurring.threshold, Math.max(from, is_failed ? from : at + TOP_UP_PAUSE));
  },
  run(site, account, at) {
    const report = topUpByItself(site, account, at);
    const name = accountName(account);
    const amount = moneyText(site.config, account.recurring?.amount ?? 0);
    sendMail(
      site,
      report.ok
        ? {
            to: account.fields.email,
            kind: 'topped-up',
            subject: `${name}: ${amount} of credit bought`,
            text: `The automated top-up of the billing account ${name} has charged your card ${moneyText(site.config, report.charge)}.`,
          }
        : {
            to: account.fields.email,
            kind: 'payment-failed',
            subject: `${name}: the automated top-up failed`,
            text: `Your card could not be charged for ${amount} of credit: ${report.message} No other attempt is made with it until the balance has recovered.`,
          },
    );
  },
};

/** A card that was declined may be tried when the balance falls again. */
export const topUpRecovered: Watch = {
  due: ({ account: { recurring, recurring_tried }, balance, from }) =>
    recurring && recurring_tried?.is_failed && balance.at(from) >= recurring.threshold ? from : undefined,
  run: ({ store }, account) => void store.accounts.update(account.id, { recurring_tried: undefined }),
};
