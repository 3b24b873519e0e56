import { closeAccount } from '../../billing/close-account';
import { resourcesOn } from '../../billing/empty-account';
import type { HandlersOf } from '../context';
import { refused } from '../errors';

const counted = (count: number): string => (count === 1 ? 'One resource runs' : `${count} resources run`);

export const accountRemovalHandlers = {
  /**
   * Closes an account that nothing runs on and that owes nothing: what it used this month is invoiced, what is left of
   * its credit is lost.
   */
  async deleteBillingAccount(ctx, { billing_account_id }) {
    const { site, store } = ctx;
    ctx.requireUnbound();
    await store.transact(() => {
      const account = ctx.account(billing_account_id);
      const count = resourcesOn(site, billing_account_id);
      if (count > 0) throw refused(`${counted(count)} on this billing account. Delete or move them first.`);
      if (site.ledger.of(billing_account_id, ctx.now).unpaid > 0)
        throw refused('This billing account has unpaid invoices. Pay them first.');
      closeAccount(site, account, ctx.now);
    });
    return { success: true };
  },
} satisfies HandlersOf<'deleteBillingAccount'>;
