import type { AccountRow } from '../../model/billing';
import type { HandlersOf } from '../context';
import { invalid } from '../errors';
import { fieldsOf, missingFields, vatFor } from './fields';
import { presentAccount } from './present';

export const accountChangeHandlers = {
  /** What is left out is cleared, except the e-mail address and whether invoices are mailed. */
  async updateBillingAccount(ctx, { billing_account_id, ...given }) {
    const { site, store } = ctx;
    const account = await store.transact((): AccountRow => {
      const row = ctx.account(billing_account_id);
      const whole = { ...given, email: given.email?.trim() ? given.email : row.fields.email };
      // The document stays what it was: it is asked for once.
      const { document: _, ...faults } = missingFields(site, whole);
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const fields = fieldsOf(whole);
      return store.accounts.put({
        ...row,
        fields,
        vat_percentage: fields.country === row.fields.country ? row.vat_percentage : vatFor(site, fields),
        send_invoice_email: given.send_invoice_email ?? row.send_invoice_email,
        document_name: given.document_name?.trim() || row.document_name,
      });
    });
    return presentAccount(site, account);
  },

  async setDefaultBillingAccount(ctx, { billing_account_id }) {
    const { store, userId } = ctx;
    await store.transact(() => {
      const wanted = ctx.account(billing_account_id);
      for (const row of store.accounts.of(userId)) {
        const is_default = row.id === wanted.id;
        if (row.is_default !== is_default) store.accounts.update(row.id, { is_default });
      }
    });
    return { success: true };
  },
} satisfies HandlersOf<'updateBillingAccount' | 'setDefaultBillingAccount'>;
