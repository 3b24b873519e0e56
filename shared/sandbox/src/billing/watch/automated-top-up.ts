import { accountName } from '../account-name';
import type { AccountRow } from '../../model/billing';
import { sendMail } from '../../outbox/mail';
import type { SiteRuntime } from '../../site';
import { topUpByItself } from '../automated-top-up';
import { primaryCardOf } from '../cards';
import { moneyText } from '../money-text';
import { TOP_UP_PAUSE } from '../policy';
import type { Watch } from './watch';

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
