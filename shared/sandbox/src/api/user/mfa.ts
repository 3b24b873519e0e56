import { beginEnrolment } from '../../idp/mfa/enrol';
import { hasSecondFactor, removeSecondFactor } from '../../idp/mfa/second-factor';
import type { HandlersOf } from '../context';
import { message } from '../errors';

/** The second factor lives with the identity provider; these calls ask it. */
export const mfaHandlers = {
  getMfaStatus: ({ site, caller }) => ({ success: hasSecondFactor(site, caller.person.email) }),

  activateMfa(ctx) {
    ctx.requireUnbound();
    const { email } = ctx.caller.person;
    if (!ctx.store.identities.get(email)) throw message(400, 'This user does not sign in');
    if (hasSecondFactor(ctx.site, email)) throw message(400, 'Multi-factor authentication is active already');
    return beginEnrolment(ctx.site, ctx.host, ctx.origin, email);
  },

  /** Deprecated, but it has a success that consoles tell: so it works. */
  async deactivateMfa(ctx) {
    ctx.requireUnbound();
    const { email } = ctx.caller.person;
    if (!hasSecondFactor(ctx.site, email)) throw message(400, 'Multi-factor authentication is not active');
    await ctx.store.transact(() => removeSecondFactor(ctx.site, email));
    return { success: true };
  },
} satisfies HandlersOf<'getMfaStatus' | 'activateMfa' | 'deactivateMfa'>;
