import type { HandlersOf } from '../context';

export const usageHandlers = {
  /** The current month, a row for each part of a resource that is priced by itself. */
  listUsage(ctx, { billing_account_id }) {
    ctx.account(billing_account_id);
    return ctx.site.ledger.of(billing_account_id, ctx.now).usage.map(({ meter, uptime, hours, price, cost }) => ({
      uuid: meter.id,
      owner_uuid: meter.owner,
      billing_account_id,
      user_id: meter.user_id,
      hours,
      uptime_types: uptime ? [uptime] : [],
      configurations: [
        {
          cpus: meter.configuration.cpus ?? null,
          ram_MB: meter.configuration.ram_mb ?? null,
          disk_size_GB: meter.configuration.disk_gb ?? null,
          os_name: meter.configuration.os ?? null,
          vm_name: meter.configuration.name,
        },
      ],
      description: meter.description,
      price,
      cost,
      price_unit: 'h',
    }));
  },

  listCredit(ctx, { billing_account_id }) {
    ctx.account(billing_account_id);
    return ctx.store.credits
      .by('account', billing_account_id)
      .toSorted((a, b) => b.created - a.created)
      .map((row) => ({
        id: Number(row.id),
        billing_account_id,
        amount: row.amount,
        description: row.description,
        reference: row.reference,
        created: row.created,
        acting_user_id: row.acting_user_id ?? row.user_id,
      }));
  },
} satisfies HandlersOf<'listUsage' | 'listCredit'>;
