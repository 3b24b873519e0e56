import { accountName, cardsHoldUntil } from '../account';
import type { AccountRow } from '../../model/billing';
import { sendMail } from '../../outbox/mail';
import type { SiteRuntime } from '../../site';
import { emptyAccount } from '../empty-account';
import { EMPTIED_AFTER, TERMINATED_AFTER } from '../policy';
import { isThawed, thawIfPaid } from '../thaw';
import type { Watch } from './watch';

function tell(site: SiteRuntime, account: AccountRow, subject: string, text: string): void {
  const name = accountName(account);
  sendMail(site, { to: account.fields.email, kind: 'suspension', subject: `${name} ${subject}`, text });
}

/** Freezes an account whose credit is used up, where nothing else stands for its costs. What runs goes on. */
export const freeze: Watch = {
  due({ account, balance, cards, from }) {
    const isOpen = account.restriction_level === 'CLEAR' || account.restriction_level === 'LIMITED';
    if (!isOpen || account.allow_debt || account.paying_by_invoice) return undefined;
    return balance.firstBelow(0, Math.max(from, cardsHoldUntil(cards) + 1));
  },
  run(site, account, at) {
    const before = account.restriction_level === 'LIMITED' ? 'LIMITED' : 'CLEAR';
    site.store.accounts.update(account.id, { restriction_level: 'FROZEN', restricted: { since: at, before } });
    tell(site, account, 'is frozen', 'Its credit is used up. Nothing new can be created until it is topped up.');
  },
};

/** Gives an account back the level that it had, once nothing is owed any more. */
export const thaw: Watch = {
  due: ({ site, account, from }) => (isThawed(site, account, from) ? from : undefined),
  run: (site, account, at) => thawIfPaid(site, account.id, at),
};

/** Terminates an account that has been frozen for too long. */
export const terminate: Watch = {
  due: ({ account: { restriction_level, restricted }, from }) =>
    restriction_level === 'FROZEN' && restricted ? Math.max(from, restricted.since + TERMINATED_AFTER) : undefined,
  run(site, account, at) {
    const before = account.restricted?.before ?? 'CLEAR';
    site.store.accounts.update(account.id, { restriction_level: 'TERMINATED', restricted: { since: at, before } });
    tell(
      site,
      account,
      'is terminated',
      'It was frozen for 30 days. In 14 days everything that runs on it is deleted.',
    );
  },
};

/** Deletes what runs on an account that has been terminated for too long. */
export const empty: Watch = {
  due: ({ account: { restriction_level, restricted }, from }) =>
    restriction_level === 'TERMINATED' && restricted && !restricted.is_emptied
      ? Math.max(from, restricted.since + EMPTIED_AFTER)
      : undefined,
  run(site, account, at) {
    if (account.restricted)
      site.store.accounts.update(account.id, { restricted: { ...account.restricted, is_emptied: true } });
    emptyAccount(site, Number(account.id), at);
  },
};
