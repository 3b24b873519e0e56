import './top-up.css';
import { big, useQuery, type Money } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { getClearThreshold } from '@console/contract/restriction';
import type { Pace } from '@console/domain/credit';
import { creditGain, KnownCreditChange } from '@console/domain/credit-change';
import { Card, Icon, SidebarBlock, useFormat, type IconName } from '@console/ui';
import { usePromotionName } from '../promotion-name';
import { effectsOf, type Effect } from './effects';
import { useText } from './texts';

const icons: Readonly<Record<Effect['kind'], IconName>> = {
  longer: 'calendar-clock',
  clears: 'badge-check',
  towards: 'info',
  promotion: 'gift',
  promotionLeft: 'gift',
};

interface EffectsProps {
  readonly account: BillingAccount;
  readonly amount: number;
  readonly perDay: Money;
  /** What that goes by. */
  readonly rate: Pace['rate'];
  /** In the page itself, where the receipt has no column. */
  readonly isInPage?: boolean;
}

/** What a top-up changes: how long the credit lasts, limits, promotions. */
export function Effects({ account, amount, perDay, rate, isInPage = false }: EffectsProps) {
  const t = useText();
  const promotionName = usePromotionName();
  const { money, duration } = useFormat();
  const isLimited = account.restriction_level === 'LIMITED';
  const threshold = useQuery(getClearThreshold, isLimited ? {} : null).data?.restriction_level_clear_topup_threshold;
  const gain = creditGain(account, big(amount), perDay);
  const effects = effectsOf({ account, amount, perDay, threshold }).filter(({ kind }) => !(gain && kind === 'longer'));
  const textOf = (effect: Effect): string => {
    switch (effect.kind) {
      case 'longer':
        return t('effect.longer', { time: duration(effect.seconds), rate });
      case 'clears':
        return t('effect.clears');
      case 'towards':
        return t('effect.towards', { amount: money(effect.threshold) });
      case 'promotion':
      case 'promotionLeft': {
        const named = { bonus: money(effect.bonus), promotion: promotionName(effect.type) };
        return effect.kind === 'promotion'
          ? t('effect.promotion', named)
          : t('effect.promotionLeft', { ...named, left: money(effect.left) });
      }
    }
  };
  if (effects.length === 0 && !gain) return null;
  const Frame = isInPage ? Card : SidebarBlock;
  return (
    <Frame title={t('effect.title')}>
      {gain ? <KnownCreditChange change={gain} /> : null}
      <ul className="top-up-effects">
        {effects.map((effect) => (
          <li key={textOf(effect)}>
            <Icon name={icons[effect.kind]} />
            <span>{textOf(effect)}</span>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
