import { useMemo } from 'react';
import { isPartlyRead } from '@console/api';
import { AttentionItem, useAttentionWait, useTaxLabel } from '@console/area';
import { paths } from '@console/contract/paths';
import { isAllRead } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { useArePricesLoading, usePriceList, usePriceTerms } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { machinePricer } from '../vm/machine/machine-pricer';
import { useVms } from '../vm/machine/use-vms';
import { useText } from './texts';

/** Machines that are stopped, with what they still cost: nothing is said where that is not known, or is nothing. */
export default function AttentionStopped() {
  const t = useText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const query = useVms();
  const arePricesLoading = useArePricesLoading();
  useAttentionWait(!query.isComplete || arePricesLoading);
  const prices = usePriceList();
  const terms = usePriceTerms();
  const priceOf = useMemo(() => machinePricer({ prices, terms }), [prices, terms]);
  const isPart = !isAllRead(query);
  const stopped = query.rows.filter(({ status }) => status === 'stopped');
  const cost = sumPrices(
    stopped.map((vm) => priceOf(vm, 0)?.monthly),
    isPart,
  );
  if (cost === undefined || cost.amount.eq(0)) return null;
  // Of one alone nothing is missing, unless a disk or a copy of it could not be read.
  const isLeast = stopped.some(isPartlyRead) || (cost.isAtLeast && stopped.length > 1);
  const least = isLeast ? 'yes' : 'no';
  return (
    <AttentionItem
      tone="info"
      icon="cpu"
      title={t(isPart ? 'attention.stoppedAtLeast' : 'attention.stopped', { n: stopped.length })}
      detail={t('attention.stoppedCost', { n: stopped.length, price: money(cost.amount), tax, least })}
      action={{ label: t('attention.review'), to: `${paths.compute()}?status=stopped` }}
    />
  );
}
