import { useMemo } from 'react';
import { useLocationsQuery, type Located } from '@console/api';
import { Page, useLocationSlugs } from '@console/area';
import { listNetworks, type Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { DateTime, LocationCode, PageHead } from '@console/ui';
import { NameCell, NumberCell, TextCell, type Column } from '@console/ui/data';
import { PlaceCell } from '../parts/cells';
import { useCrumbs } from '../parts/crumbs';
import { ListFooter, placesOf } from '../parts/list-footer';
import { LocatedList } from '../parts/located-list';
import { NetworkTabs } from '../parts/network-tabs';
import { useText } from '../parts/texts';
import { locationName } from '@console/area';
import { typeWord } from './type-word';

type Row = Located<Network>;

function useColumns(): Column<Row>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        fixed: true,
        value: (row) => row.name,
        cell: (row) => (
          <NameCell
            to={paths.network(row)}
            name={row.name}
            {...(row.is_default ? { detail: t('vpc.isDefault') } : {})}
          />
        ),
      },
      {
        id: 'location',
        header: t('column.location'),
        width: 140,
        value: (row) => locationName(row.location),
        cell: (row) => <PlaceCell slug={row.location} />,
      },
      {
        id: 'subnet',
        header: t('vpc.subnet'),
        width: 150,
        value: (row) => row.subnet ?? '',
        cell: (row) => <TextCell>{row.subnet}</TextCell>,
      },
      {
        id: 'subnet6',
        header: t('vpc.subnet6'),
        width: 190,
        value: (row) => row.subnet_ipv6 ?? '',
        cell: (row) => <TextCell>{row.subnet_ipv6}</TextCell>,
      },
      {
        id: 'vlan',
        header: t('vpc.vlan'),
        width: 80,
        align: 'end',
        value: (row) => row.vlan_id ?? null,
        cell: (row) => <TextCell>{row.vlan_id}</TextCell>,
      },
      {
        id: 'machines',
        header: t('vpc.machines'),
        width: 100,
        align: 'end',
        value: (row) => row.vm_uuids.length,
        cell: (row) => <NumberCell value={row.vm_uuids.length} />,
      },
      {
        id: 'resources',
        header: t('vpc.resources'),
        width: 110,
        align: 'end',
        value: (row) => row.resources_count ?? null,
        cell: (row) => <TextCell>{row.resources_count}</TextCell>,
      },
      {
        id: 'type',
        header: t('column.type'),
        width: 100,
        hidden: true,
        value: (row) => typeWord(row.type, t),
        cell: (row) => <TextCell>{typeWord(row.type, t)}</TextCell>,
      },
      {
        id: 'created',
        header: t('column.created'),
        width: 150,
        hidden: true,
        value: (row) => row.created_at ?? null,
        cell: (row) => <TextCell>{row.created_at ? <DateTime value={row.created_at} /> : null}</TextCell>,
      },
      { id: 'uuid', header: t('column.uuid'), width: 300, hidden: true, value: (row) => row.uuid },
    ],
    [t],
  );
}

/** All private networks of all locations. (spec 3, section 3) */
export function NetworkList() {
  const t = useText();
  const query = useLocationsQuery(listNetworks, useLocationSlugs());
  const columns = useColumns();
  return (
    <Page title={t('vpc.title')} breadcrumbs={useCrumbs().network}>
      <PageHead title={t('vpc.title')} />
      <NetworkTabs value="vpc" />
      <LocatedList<Row>
        id="vpc"
        label={t('vpc.title')}
        rows={query.rows}
        locations={query.locations}
        isLoading={query.isLoading}
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
        footer={(rows) => <ListFooter count={t('vpc.inPlaces', { n: rows.length, places: placesOf(rows) })} />}
        about={t('vpc.about')}
        missing={t('vpc.missing')}
      />
    </Page>
  );
}
