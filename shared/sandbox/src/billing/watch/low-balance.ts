import { accountName } from '../account-name';
import { sendMail } from '../../outbox/mail';
import { moneyText } from '../money-text';
import type { Watch } from './watch';

/** Sends one mail when the balance falls below the threshold of the notice. */
export const lowBalance: Watch = {
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
export const balanceRecovered: Watch = {
  due: ({ account, balance, from }) =>
    account.is_low_noticed && balance.at(from) >= account.low_balance.threshold ? from : undefined,
  run: ({ store }, account) => void store.accounts.update(account.id, { is_low_noticed: false }),
};
