import { big, type Money } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';

/** What a top-up leads to, beside the credit. */
export type Effect =
  /** The credit lasts so many seconds longer. */
  | { readonly kind: 'longer'; readonly seconds: number }
  /** The account is limited, and this top-up alone is enough to clear it. */
  | { readonly kind: 'clears' }
  /** It is limited until its top-ups come to the threshold. */
  | { readonly kind: 'towards'; readonly threshold: number }
  /** A promotion gives its credit. */
  | { readonly kind: 'promotion'; readonly type: string; readonly bonus: number }
  /** So much is missing for a promotion after it. */
  | { readonly kind: 'promotionLeft'; readonly type: string; readonly bonus: number; readonly left: number };

type Account = Pick<BillingAccount, 'restriction_level' | 'eligible_promotions'>;
type Promotion = NonNullable<BillingAccount['eligible_promotions']>[number];

/** What is still to be topped up before a promotion gives its credit. */
export const promotionLeft = ({ top_up_requirement, top_up_done }: Promotion): Money =>
  big(top_up_requirement).minus(big(top_up_done));

const DAY_SECONDS = 86_400;

interface Facts {
  readonly account: Account;
  readonly amount: number;
  readonly perDay: Money;
  /** Sum of top-ups that clears a limited account; undefined where it is not known. */
  readonly threshold: number | undefined;
}

/** What a top-up leads to. (spec 2, sections 3, 4 and 9) */
export function effectsOf({ account, amount, perDay, threshold }: Facts): Effect[] {
  const seconds = perDay.gt(0) ? Math.floor(Number(big(amount).times(DAY_SECONDS).div(perDay.toString()))) : 0;
  const isLimited = account.restriction_level === 'LIMITED' && threshold !== undefined;
  return [
    ...(seconds > 0 ? [{ kind: 'longer', seconds } as const] : []),
    ...(isLimited
      ? [amount >= threshold ? ({ kind: 'clears' } as const) : ({ kind: 'towards', threshold } as const)]
      : []),
    ...(account.eligible_promotions ?? []).flatMap((promotion): Effect[] => {
      const { credit_type: type, amount: bonus } = promotion;
      const before = promotionLeft(promotion);
      if (before.lte(0)) return [];
      const left = before.minus(big(amount));
      return [
        left.gt(0) ? { kind: 'promotionLeft', type, bonus, left: Number(left) } : { kind: 'promotion', type, bonus },
      ];
    }),
  ];
}
