import { countOf } from '@console/api';
import {
  AttentionItem,
  locationName,
  useAttentionWait,
  useFeature,
  useLocationSlugs,
  useTaxLabel,
} from '@console/area';
import { paths } from '@console/contract/paths';
import { isAllRead } from '@console/domain/list';
import { sumPrices, type PriceSum } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { ipPrice, ipState } from '../ip-address/assignment';
import { balancerTitle } from '../load-balancer/facts';
import { useText } from './texts';
import { useIpAddresses, useLoadBalancers } from '../parts/use-located';

/** What so many cost together, where that is known. The price of one alone is known in full or not at all. */
function useCostDetail(): (n: number, cost: PriceSum | undefined) => { readonly detail?: string } {
  const t = useText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  return (n, cost) => {
    if (!cost) return {};
    const least = cost.isAtLeast && n > 1 ? 'yes' : 'no';
    return { detail: t('attention.ipsCost', { n, price: money(cost.amount), tax, least }) };
  };
}

/** How many floating IPs are paid for and lead nowhere. */
function IdleAddresses() {
  const t = useText();
  const costDetail = useCostDetail();
  const monthly = useMonthlyPrices();
  const query = useIpAddresses(useLocationSlugs());
  useAttentionWait(!query.isComplete);
  const isPart = !isAllRead(query);
  const idle = query.rows.filter((row) => row.type === 'public' && ipState(row) === 'unassigned');
  if (idle.length === 0) return null;
  const cost = sumPrices(
    idle.map((row) => ipPrice(row, monthly)),
    isPart,
  );
  return (
    <AttentionItem
      tone="warn"
      icon="globe"
      title={t(isPart ? 'attention.ipsAtLeast' : 'attention.ips', { n: idle.length })}
      {...costDetail(idle.length, cost)}
      action={{ label: t('attention.review'), to: `${paths.ipAddresses()}?status=unassigned` }}
    />
  );
}

/** Load balancers that lead nowhere: one by its name, with the dialog that mends it; several lead to the list. */
function IdleBalancers() {
  const t = useText();
  const costDetail = useCostDetail();
  const monthly = useMonthlyPrices();
  const query = useLoadBalancers(useLocationSlugs());
  useAttentionWait(!query.isComplete);
  const isPart = !isAllRead(query);
  const idle = query.rows.filter(({ targets, is_deleted: isDeleted }) => countOf(targets) === 0 && isDeleted !== true);
  const [first] = idle;
  if (!first) return null;
  if (idle.length === 1) {
    return (
      <AttentionItem
        tone="warn"
        icon="scale"
        title={t('attention.balancer', { name: balancerTitle(first) })}
        detail={t('attention.balancerText', { place: locationName(first.location) })}
        action={{ label: t('attention.addTargets'), to: `${paths.loadBalancer(first)}?dialog=targets` }}
      />
    );
  }
  const cost = sumPrices(
    idle.map((row) => monthly(row.location, 'LOAD_BALANCER')),
    isPart,
  );
  return (
    <AttentionItem
      tone="warn"
      icon="scale"
      title={t(isPart ? 'attention.balancersAtLeast' : 'attention.balancers', { n: idle.length })}
      {...costDetail(idle.length, cost)}
      action={{ label: t('attention.review'), to: paths.loadBalancers() }}
    />
  );
}

/** What of the network is paid for and leads nowhere. */
export default function HomeAttention() {
  const hasAddresses = useFeature('ipsEnabled');
  const hasBalancers = useFeature('loadBalancerEnabled');
  return (
    <>
      {hasAddresses ? <IdleAddresses /> : null}
      {hasBalancers ? <IdleBalancers /> : null}
    </>
  );
}
