import { clearIfToppedUp, clearThreshold } from '../../billing/clear-threshold';
import type { HandlersOf } from '../context';
import { isAdministrator, notAdministrator } from '../user/administrator';

export const clearThresholdHandlers = {
  getClearThreshold: ({ site }) => ({ restriction_level_clear_topup_threshold: clearThreshold(site) }),

  /** Limited accounts whose top-ups reach the new threshold are clear at once. */
  async setClearThreshold(ctx, { restriction_level_clear_topup_threshold: wanted }) {
    if (!isAdministrator(ctx)) throw notAdministrator();
    const { site, store } = ctx;
    await store.transact(() => {
      site.remember({ clear_topup_threshold: wanted });
      for (const { id } of store.accounts.all()) clearIfToppedUp(site, id, wanted);
    });
    return { restriction_level_clear_topup_threshold: wanted };
  },
} satisfies HandlersOf<'getClearThreshold' | 'setClearThreshold'>;
