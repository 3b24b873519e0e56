import type { SiteRuntime } from '../site';

/** Sum of top-ups from which on a limited account is clear: as an administrator set it, else the smallest top-up. */
export const clearThreshold = (site: SiteRuntime): number =>
  site.state.clear_topup_threshold ?? site.config.minimumTopupAmount ?? 0;

/** Clears a limited account, also behind a freeze, whose top-ups reach the threshold. Only inside a transaction. */
export function clearIfToppedUp({ store }: SiteRuntime, accountId: string, threshold: number): void {
  const account = store.accounts.get(accountId);
  if (!account || !account.topped_up || account.topped_up < threshold) return;
  if (account.restriction_level === 'LIMITED') store.accounts.update(accountId, { restriction_level: 'CLEAR' });
  if (account.restricted?.before === 'LIMITED')
    store.accounts.update(accountId, { restricted: { ...account.restricted, before: 'CLEAR' } });
}
