import type { Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { Facts, Price, SidebarBlock, useFormat } from '@console/ui';
import { useText } from './texts';

export interface CostPart {
  readonly id: string;
  readonly label: string;
  readonly amount: Money | undefined;
}

/** What a thing costs a month, and of what that is made; parts without a price are left out. */
export function CostBlock({ total, parts }: { total: Money | undefined; parts: readonly CostPart[] }) {
  const t = useText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const priced = parts.flatMap(({ label, amount }) => (amount === undefined ? [] : [{ label, value: money(amount) }]));
  return (
    <SidebarBlock title={t('cost.title')} note={t('cost.note', { tax })}>
      {total === undefined ? <p>{t('cost.unknown')}</p> : <Price amount={total} per="month" size="fig" />}
      {priced.length > 1 ? <Facts items={priced} /> : null}
    </SidebarBlock>
  );
}
