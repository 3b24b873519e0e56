import { ownValue } from '@console/contract/own-value';
import { useText } from './texts';

const names = {
  first_free: 'promotion.first_free',
  referral_receiver: 'promotion.referral_receiver',
  signup_campaign: 'promotion.signup_campaign',
} as const;

/** What promotions are called, by the type of their credit; one that is not known, by its type. (spec 2, section 9) */
export function usePromotionName(): (type: string) => string {
  const t = useText();
  return (type) => {
    const id = ownValue(names, type);
    return id ? t(id) : type;
  };
}
