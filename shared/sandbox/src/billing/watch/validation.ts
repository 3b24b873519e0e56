import { accountName } from '../account-name';
import { sendMail } from '../../outbox/mail';
import { payPromotions } from '../promotions';
import type { Watch } from './watch';

/** Validates a new account a day after its document came, and pays the credit that waited for it. */
export const validation: Watch = {
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
