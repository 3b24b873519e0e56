import { AttentionItem, useLocationSlugs } from '@console/area';
import { paths } from '@console/contract/paths';
import { sumPrices } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { ipPrice, ipState } from '../ip-address/assignment';
import { useText } from '../parts/texts';
import { useIpAddresses } from '../parts/use-located';

/** Says how many floating IPs are paid for and lead nowhere. */
export default function HomeAttention() {
  const t = useText();
  const { money } = useFormat();
  const monthly = useMonthlyPrices();
  const { rows } = useIpAddresses(useLocationSlugs());
  const idle = rows.filter((row) => row.type === 'public' && ipState(row) === 'unassigned');
  if (idle.length === 0) return null;
  const cost = sumPrices(idle.map((row) => ipPrice(row, monthly)));
  return (
    <AttentionItem
      tone="warn"
      icon="globe"
      title={t('attention.ips', { n: idle.length })}
      {...(cost === undefined
        ? {}
        : { detail: t('attention.ipsCost', { n: idle.length, price: money(cost.amount, cost) }) })}
      action={{ label: t('attention.review'), to: `${paths.ipAddresses()}?status=unassigned` }}
    />
  );
}
