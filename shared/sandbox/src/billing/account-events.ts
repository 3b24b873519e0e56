import type { AccountRow, CardRow } from '../model/billing';
import { sendMail } from '../outbox/mail';
import type { SiteRuntime } from '../site';
import { accountName } from './account';
import { balanceOf } from './balance';
import { moneyText } from './exact';
import { payPromotions } from './promotions';
import { automatedTopUp, topUpRecovered } from './automated-top-up';
import { suspend, unsuspend } from './watch/overdue';
import { empty, freeze, terminate, thaw } from './watch/restriction';
import type { View, Watch } from './watch/watch';

/** Keeps since when the costs of an account are more than its credit. */
const negativeSince: Watch = {
  due: ({ account, balance, from }) => (account.negative_since === undefined ? balance.firstBelow(0, from) : undefined),
  run: ({ store }, account, at) => void store.accounts.update(account.id, { negative_since: at }),
};

const positiveAgain: Watch = {
  due: ({ account, balance, from }) =>
    account.negative_since !== undefined && balance.at(from) >= 0 ? from : undefined,
  run: ({ store }, account) => void store.accounts.update(account.id, { negative_since: undefined }),
};

const isToNotice = (card: CardRow): boolean =>
  card.is_verified && !card.is_deleted && !card.is_end_noticed && card.facts !== null && card.valid_thru > card.created;

/** Tells the owner when a card can no longer be charged. */
const cardEnd: Watch = {
  due({ cards, from }) {
    const ends = cards.filter(isToNotice).map((card) => card.valid_thru + 1);
    return ends.length > 0 ? Math.max(from, Math.min(...ends)) : undefined;
  },
  run(site, account, at) {
    const ended = site.store.cards.by('account', Number(account.id));
    for (const card of ended.filter((row) => isToNotice(row) && row.valid_thru < at)) {
      site.store.cards.update(card.id, { is_end_noticed: true });
      sendMail(site, {
        to: account.fields.email,
        kind: 'card-expired',
        subject: `Your card ending in ${card.facts?.last4 ?? ''} has expired`,
        text: 'It can no longer be charged. Add another card to keep paying by card.',
      });
    }
  },
};

/** Sends one mail when the balance falls below the threshold of the notice. */
const lowBalance: Watch = {
  due: ({ account: { low_balance, is_low_noticed }, balance, from }) =>
    low_balance.is_enabled && !is_low_noticed ? balance.firstBelow(low_balance.threshold, from) : undefined,
  run(site, account) {
    site.store.accounts.update(account.id, { is_low_noticed: true });
    const threshold = moneyText(site.config, account.low_balance.threshold);
    sendMail(site, {
      to: account.fields.email,
      kind: 'low-balance',
      subject: `${accountName(account)}: less than ${threshold} is left`,
      text: `The credit of the billing account ${accountName(account)} has fallen below ${threshold}. Top it up to keep your resources running.`,
    });
  },
};

/** The next fall below the threshold is worth a mail again. */
const balanceRecovered: Watch = {
  due: ({ account, balance, from }) =>
    account.is_low_noticed && balance.at(from) >= account.low_balance.threshold ? from : undefined,
  run: ({ store }, account) => void store.accounts.update(account.id, { is_low_noticed: false }),
};

/** Validates a new account a day after its document came, and pays the credit that waited for it. */
const validation: Watch = {
  due: ({ account: { status, validate_at }, from }) =>
    status === 'PENDING_VALIDATION' && validate_at !== undefined ? Math.max(from, validate_at) : undefined,
  run(site, account, at) {
    site.store.accounts.update(account.id, { status: 'ACTIVE', validate_at: undefined });
    payPromotions(site, account.id, at);
    sendMail(site, {
      to: account.fields.email,
      kind: 'account-validated',
      subject: `${accountName(account)} can be used`,
      text: 'The document of your billing account was accepted.',
    });
  },
};

/** In the order in which they happen when several are due in the same second: a top-up keeps an account from freezing. */
const watches: readonly Watch[] = [
  validation,
  positiveAgain,
  balanceRecovered,
  topUpRecovered,
  thaw,
  unsuspend,
  automatedTopUp,
  lowBalance,
  negativeSince,
  freeze,
  cardEnd,
  suspend,
  terminate,
  empty,
];

/** Something that is to happen, and when (epoch seconds). */
export interface Event {
  readonly at: number;
  /** Only inside a transaction, at its moment of the site's clock. */
  run(): void;
}

/** An event with the number of its account. */
export interface AccountEvent extends Event {
  readonly account: string;
}

/** What happens to an account next, as its rows are now; nothing where nothing is in sight. */
export function nextAccountEvent(site: SiteRuntime, account: AccountRow, from: number): AccountEvent | undefined {
  if (account.is_deleted) return undefined;
  const id = Number(account.id);
  const view: View = {
    site,
    account,
    from,
    balance: balanceOf(site, account, from),
    cards: site.store.cards.by('account', id),
    invoices: site.store.invoices.by('account', id),
  };
  let next: AccountEvent | undefined;
  for (const watch of watches) {
    const at = watch.due(view);
    if (at !== undefined && (!next || at < next.at))
      next = { at, account: account.id, run: () => watch.run(site, account, at) };
  }
  return next;
}
