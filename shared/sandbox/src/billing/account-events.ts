import type { AccountRow } from '../model/billing';
import type { SiteRuntime } from '../site';
import { balanceOf } from './balance';
import { automatedTopUp, topUpRecovered } from './watch/automated-top-up';
import { cardEnd } from './watch/card-end';
import { balanceRecovered, lowBalance } from './watch/low-balance';
import { negativeSince, positiveAgain } from './watch/negative-since';
import { suspend, unsuspend } from './watch/overdue';
import { empty, freeze, terminate, thaw } from './watch/restriction';
import { validation } from './watch/validation';
import type { View, Watch } from './watch/watch';

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
