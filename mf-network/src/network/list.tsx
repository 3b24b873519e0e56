import { useMemo } from 'react';
import { useLocationsQuery, type Located } from '@console/api';
import { Page, useLocationSlugs } from '@console/area';
import { listNetworks, type Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { LocatedList, locationCount, RowCount, useColumns, useListState } from '@console/domain/list';
import { EmptyState, LocationCode, PageHead } from '@console/ui';
import type { Column } from '@console/ui/data';
import { useCrumbs } from '../parts/crumbs';
import { NetworkTabs } from '../parts/network-tabs';
import { useText } from '../parts/texts';
import { typeLabel } from './type-label';

type Row = Located<Network>;

function useNetworkColumns(): Column<Row>[] {
  const t = useText();
  const column = useColumns<Row>();
  return useMemo(
    () => [
      column.name({
        value: (row) => row.name,
        to: paths.network,
        detail: (row) => (row.is_default ? t('vpc.isDefault') : undefined),
      }),
      column.location({ width: 140 }),
      column.text({ id: 'subnet', header: t('vpc.subnet'), width: 150, value: (row) => row.subnet }),
      column.text({ id: 'subnet6', header: t('vpc.subnet6'), width: 190, value: (row) => row.subnet_ipv6 }),
      {
        // A tag is a name, not an amount: it is never grouped in thousands.
        ...column.text({
          id: 'vlan',
          header: t('vpc.vlan'),
          width: 80,
          value: (row) => row.vlan_id?.toString(),
          sortBy: (row) => row.vlan_id,
        }),
        align: 'end',
      },
      column.number({ id: 'machines', header: t('vpc.machines'), width: 100, value: (row) => row.vm_uuids.length }),
      column.number({ id: 'resources', header: t('vpc.resources'), width: 110, value: (row) => row.resources_count }),
      column.text({
        id: 'type',
        header: t('column.type'),
        width: 100,
        hidden: true,
        value: (row) => typeLabel(row.type, t),
      }),
      column.date({ width: 150, hidden: true, at: (row) => row.created_at }),
      column.uuid(),
    ],
    [t, column],
  );
}

/** All private networks of all locations. (spec 3, section 3) */
export function NetworkList() {
  const t = useText();
  const query = useLocationsQuery(listNetworks, useLocationSlugs());
  const columns = useNetworkColumns();
  const state = useListState({ id: 'vpc' });
  return (
    <Page title={t('vpc.title')} breadcrumbs={useCrumbs().network}>
      <PageHead title={t('vpc.title')} />
      <NetworkTabs value="vpc" />
      <LocatedList
        state={state}
        label={t('vpc.title')}
        rows={query.rows}
        query={query}
        columns={columns}
        search={{
          placeholder: t('vpc.search'),
          text: (row) => [row.name, row.subnet ?? '', row.subnet_ipv6 ?? '', row.uuid],
        }}
        card={(row) => ({
          title: row.name,
          to: paths.network(row),
          meta: <LocationCode slug={row.location} />,
          price: t('vpc.machineCount', { n: row.vm_uuids.length }),
          detail: [row.subnet, row.is_default ? t('vpc.isDefault') : undefined].filter(Boolean).join('  '),
        })}
        countLabel={(n) => t('vpc.count', { n })}
        footer={(rows, isPartial) => (
          <RowCount text={t('vpc.inPlaces', { n: rows.length, places: locationCount(rows) })} isPartial={isPartial} />
        )}
        empty={<EmptyState text={t('vpc.about')} />}
        missing={(n) => t('vpc.missing', { n })}
      />
    </Page>
  );
}
