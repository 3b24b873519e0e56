import { sum } from '@console/api';
import { useSiteConfig } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { creditTaxFactor } from '@console/domain/credit';
import { Card, Facts, LinkButton, useFormat } from '@console/ui';
import { creditFacts } from '../account/credit-facts';
import { useTopUpOffer } from '../account/top-up-offer';
import { useLasts } from '../account/use-lasts';
import { daysLeftOf } from './model/days-left';
import { useSpendingText } from './texts';
import type { Spending } from './use-spending';

const DAY_SECONDS = 86_400;

interface DaysLeftCardProps {
  readonly account: BillingAccount;
  readonly usage: readonly UsageEntry[] | undefined;
  readonly spending: Pick<Spending, 'savings'>;
}

/** How long the credit lasts, and what would make that longer. */
export function DaysLeftCard({ account, usage, spending: { savings } }: DaysLeftCardProps) {
  const t = useSpendingText();
  const { money, duration } = useFormat();
  const { minimumTopupAmount: minimum } = useSiteConfig();
  const lasts = useLasts();
  const topUp = useTopUpOffer()(account);
  const facts = creditFacts(account, usage);
  const { credit, perDay } = facts;
  const left = daysLeftOf(credit, perDay, creditTaxFactor(account));
  const longer = (days: number): string =>
    Number.isFinite(days)
      ? t('left.longer', { time: duration(Math.max(0, days - left.now) * DAY_SECONDS) })
      : t('left.ever');
  const items = [
    { id: 'now', label: t('left.now', { rate: facts.rate }), value: <b>{lasts(facts)}</b> },
    {
      id: 'rate',
      label: t('left.rate'),
      value: perDay.gt(0) ? t('left.perDay', { amount: money(perDay) }) : t('left.nothing'),
    },
    ...(perDay.gt(0) && savings.length > 0
      ? [
          {
            id: 'savings',
            label: t('left.allSavings', { n: savings.length }),
            value: longer(left.withSaving(sum(savings.map(({ hourly }) => hourly)))),
          },
        ]
      : []),
    ...(topUp && perDay.gt(0) && minimum > 0
      ? [{ id: 'topUp', label: t('left.topUp', { amount: money(minimum) }), value: longer(left.withTopUp(minimum)) }]
      : []),
  ];
  return (
    <Card
      title={t('left.title')}
      actions={
        topUp && !topUp.reason ? (
          <LinkButton size="sm" icon="plus" to={topUp.to}>
            {t('left.toTopUp')}
          </LinkButton>
        ) : null
      }
    >
      <Facts items={items} />
    </Card>
  );
}
