import { useMemo } from 'react';
import type { Money } from '@console/api';
import { useFeature } from '@console/area';
import { useAccountLinks } from '@console/domain/detail';
import { useColumns, wholeOrCounted } from '@console/domain/list';
import { useArePricesLoading } from '@console/domain/price-list';
import type { Column } from '@console/ui/data';
import { useText } from '../../parts/texts';
import { serviceHost, versionedSoftware } from '../facts';
import { ServiceStatus, useStatusLabel } from '../status';
import { servicePath } from '../urls';
import type { ServiceView } from '../use-services';

/** Columns of the list of managed services. */
export function useServiceColumns(priceOf: (row: ServiceView) => Money | undefined): Column<ServiceView>[] {
  const t = useText();
  const column = useColumns<ServiceView>();
  const accountLink = useAccountLinks();
  const arePricesLoading = useArePricesLoading();
  const word = useStatusLabel();
  const hasIps = useFeature('ipsEnabled');
  return useMemo(() => {
    const publicAddress = column.text({
      id: 'publicAddress',
      header: t('ip.one'),
      width: 130,
      hidden: true,
      mono: true,
      value: (row) => wholeOrCounted(row.addresses),
      sortBy: (row) => row.addresses.join(', '),
      csv: (row) => row.addresses.join(', '),
      source: (row) => row.addressState,
    });
    return [
      column.name({
        value: (row) => row.name,
        to: servicePath,
        detail: (row) => (row.is_multi_node ? t('service.multiNode') : undefined),
      }),
      column.status({
        width: 100,
        word,
        cell: (row) => <ServiceStatus service={row} />,
      }),
      column.location({ width: 122 }),
      column.text({
        id: 'service',
        header: t('service.software'),
        width: 132,
        value: versionedSoftware,
        // Every service has one, by name or by code, once the names have come or failed.
        source: () => 'loading',
      }),
      column.number({ id: 'nodes', header: t('service.nodes'), width: 66, value: (row) => row.nodes.length }),
      column.number({ id: 'vcpu', header: t('column.vcpu'), width: 62, value: (row) => row.size.vcpu }),
      column.number({
        id: 'memory',
        header: t('column.memory'),
        width: 74,
        unit: 'GB',
        value: (row) => row.size.memory / 1024,
      }),
      column.number({ id: 'disk', header: t('column.disk'), width: 78, unit: 'GB', value: (row) => row.size.disk }),
      column.text({
        id: 'address',
        header: t('service.address'),
        width: 112,
        whole: true,
        value: serviceHost,
      }),
      ...(hasIps ? [publicAddress] : []),
      column.account({
        width: 150,
        name: (row) => row.account,
        cell: (row) => accountLink(row.billing_account_id),
      }),
      column.amount({ width: 96, amount: priceOf, isLoading: () => arePricesLoading }),
      column.date({ width: 150, hidden: true, at: (row) => row.created_at }),
      column.uuid(),
    ];
  }, [t, column, accountLink, word, priceOf, arePricesLoading, hasIps]);
}
