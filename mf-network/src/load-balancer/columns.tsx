import { useMemo } from 'react';
import { countOf, type Money } from '@console/api';
import { useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { useAccountLinks } from '@console/domain/detail';
import { useColumns, wholeOrCounted } from '@console/domain/list';
import { useArePricesLoading } from '@console/domain/price-list';
import { Link, Skeleton } from '@console/ui';
import { NoneCell, type Column } from '@console/ui/data';
import { useText } from '../parts/texts';
import { balancerTitle, ruleLabel } from './facts';
import type { BalancerRow } from './rows';

/** '443 → 8443, 80 → 8080' */
export const rulesOf = (row: BalancerRow): string => row.forwarding_rules.map(ruleLabel).join(', ');

/** '80 → 8080, 443 → 8443 +3': a cell has room for two rules. */
export const rulesInCell = (row: Pick<BalancerRow, 'forwarding_rules'>): string =>
  wholeOrCounted(row.forwarding_rules.map(ruleLabel), 2);

/** What a load balancer of the list costs a month with its floating IPs. */
export interface BalancerPricing {
  readonly amount: (row: BalancerRow) => Money | undefined;
  /** Part of it is not known. */
  readonly isAtLeast: (row: BalancerRow) => boolean;
}

function NetworkCell({ row }: { row: BalancerRow }) {
  if (!row.network_uuid) return <NoneCell />;
  if (row.network === undefined && row.networkState === 'loading') return <Skeleton width="72%" />;
  return (
    <Link to={paths.network({ location: row.location, uuid: row.network_uuid })}>
      {row.network ?? row.network_uuid}
    </Link>
  );
}

/** Columns of the list of load balancers. */
export function useBalancerColumns({ amount, isAtLeast }: BalancerPricing): Column<BalancerRow>[] {
  const t = useText();
  const column = useColumns<BalancerRow>();
  const accountLink = useAccountLinks();
  const arePricesLoading = useArePricesLoading();
  const hasNetworks = useFeature('privateNetworksEnabled');
  const hasIps = useFeature('ipsEnabled');
  return useMemo(() => {
    const network: Column<BalancerRow> = {
      id: 'network',
      header: t('lb.network'),
      width: 130,
      value: (row) => row.network ?? '',
      cell: (row) => <NetworkCell row={row} />,
    };
    const publicAddress = column.text({
      id: 'public',
      header: t('ip.one'),
      width: 130,
      whole: true,
      value: (row) => wholeOrCounted(row.addresses),
      sortBy: (row) => row.publicAddress,
      csv: (row) => row.publicAddress,
      source: (row) => row.addressState,
    });
    return [
      column.name({ value: balancerTitle, to: paths.loadBalancer }),
      column.location({ width: 130 }),
      ...(hasIps ? [publicAddress] : []),
      column.text({
        id: 'private',
        header: t('lb.private'),
        width: 120,
        whole: true,
        value: (row) => row.private_address,
      }),
      ...(hasNetworks ? [network] : []),
      column.text({
        id: 'rules',
        header: t('lb.rules'),
        width: 150,
        whole: true,
        value: rulesInCell,
        sortBy: rulesOf,
        csv: rulesOf,
      }),
      column.number({ id: 'targets', header: t('lb.targets'), width: 75, value: (row) => countOf(row.targets) }),
      column.account({
        width: 150,
        name: (row) => row.account,
        cell: (row) => accountLink(row.billing_account_id),
      }),
      column.amount({
        width: 100,
        amount,
        isAtLeast,
        isLoading: ({ addressState }) => arePricesLoading || addressState === 'loading',
      }),
      column.date({ width: 150, hidden: true, at: (row) => row.created_at }),
      column.uuid(),
    ];
  }, [t, column, accountLink, amount, isAtLeast, arePricesLoading, hasNetworks, hasIps]);
}
