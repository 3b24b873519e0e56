import { isOwnAddress } from '../../payments/addresses';
import { channel } from '../../payments/channels';
import { idToken, newSetupToken, walletToken } from '../../payments/wallet';
import type { HandlersOf } from '../context';
import { invalid, refused } from '../errors';

const KEYWORD = 'paypal_vault';

export const paypalHandlers = {
  getPaypalIdToken(ctx, { session_id }) {
    channel(ctx.site, KEYWORD);
    return { token: idToken(ctx.site, session_id) };
  },

  async getPaypalSetupToken(ctx, { session_id, return_url }) {
    const { userId, site } = ctx;
    const token = await ctx.store.transact(() => {
      channel(site, KEYWORD);
      if (!isOwnAddress(site, ctx.origin, return_url)) throw invalid({ return_url: 'Not an address of this site' });
      return newSetupToken(site, { userId, session: session_id, returnUrl: return_url });
    });
    return { token };
  },

  async getPaypalPaymentToken(ctx, { session_id, setup_token }) {
    channel(ctx.site, KEYWORD);
    const found = walletToken(ctx.site, { userId: ctx.userId, token: setup_token, session: session_id });
    if (!found.ok) throw refused(found.message);
    return { token: found.token };
  },
} satisfies HandlersOf<'getPaypalIdToken' | 'getPaypalSetupToken' | 'getPaypalPaymentToken'>;
