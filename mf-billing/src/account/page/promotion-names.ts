import type { Id } from '../../texts';

/** What promotions are called, by the type of their credit. (spec 2, section 9) */
export const promotionNames: Readonly<Record<string, Id>> = {
  first_free: 'promotion.first_free',
  referral_receiver: 'promotion.referral_receiver',
  signup_campaign: 'promotion.signup_campaign',
};
