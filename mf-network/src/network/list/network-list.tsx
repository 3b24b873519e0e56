import { useCallback } from 'react';
import { useLocationsQuery } from '@console/api';
import { lazyScreen, Page, useFeature, useLocationSlugs } from '@console/area';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { useBulkDialog } from '@console/domain/bulk';
import {
  CreateLink,
  isEmptyList,
  ListHead,
  LocatedList,
  missingPlaces,
  PlacesTotals,
  useListState,
  useRowDialog,
} from '@console/domain/list';
import { EmptyState, LocationCode } from '@console/ui';
import { useCrumbs } from '../../parts/crumbs';
import { PlacesMap, useMapView, ViewSwitch } from '../../parts/map-view';
import { NetworkTabs } from '../../parts/network-tabs';
import { useText } from '../../parts/texts';
import { NetworkDialog } from '../actions/lazy-dialog';
import { networkDialogs, useNetworkMenu } from '../actions/menu';
import { useVpcText } from '../texts';
import { useNetworkColumns, useNetworkFilters, type NetworkRow } from './columns';
import { useNetworkSelection } from './selection';

const BulkDelete = lazyScreen(
  () => import(/* webpackChunkName: "network-vpc-dialogs" */ './bulk-delete').then((m) => m.BulkDelete),
  null,
);

const bulkActions = ['delete'] as const;
const nameOf = (row: NetworkRow): string => row.name;

/** All private networks of all locations. (spec 3, section 3) */
export function NetworkList() {
  const t = useText();
  const own = useVpcText();
  const vms = useFeature('vmsEnabled') ? 'yes' : 'no';
  const query = useLocationsQuery(listNetworks, useLocationSlugs(), undefined, { showsKept: true });
  const { rows } = query;
  const state = useListState({ id: 'vpc' });
  const dialog = useRowDialog(networkDialogs, rows);
  const bulk = useBulkDialog({ actions: bulkActions, rows, nameOf });
  const { open } = bulk;
  const deleteMany = useCallback((networks: readonly NetworkRow[]) => open('delete', networks), [open]);
  const menu = useNetworkMenu({ onOpen: dialog.open });
  const countLabel = useCallback((n: number) => t('vpc.count', { n }), [t]);
  const isEmpty = isEmptyList(rows, query);
  const { isMap } = useMapView();
  const columns = useNetworkColumns();
  const filters = useNetworkFilters(rows);
  const selection = useNetworkSelection(deleteMany);
  const create = (
    <CreateLink to={paths.networkCreate({ type: 'vpc' })} label={own('list.create')} short={own('list.createShort')} />
  );
  return (
    <Page title={t('vpc.title')} breadcrumbs={useCrumbs().network}>
      <ListHead
        title={t('vpc.title')}
        state={state}
        file={isMap ? undefined : own('list.file')}
        missing={missingPlaces(query.locations, state.chosen)}
        isEmpty={isEmpty && !isMap}
        view={<ViewSwitch />}
        create={create}
      />
      <NetworkTabs value="vpc" />
      {isMap ? (
        <PlacesMap state={state} query={query} />
      ) : (
        <LocatedList
          state={state}
          label={t('vpc.title')}
          rows={rows}
          kept={query.kept}
          query={query}
          columns={columns}
          search={{
            placeholder: t('vpc.search'),
            text: (row) => [row.name, row.subnet ?? '', row.subnet_ipv6 ?? '', row.uuid],
          }}
          filters={filters}
          rowActions={menu}
          nameOf={nameOf}
          selection={selection}
          card={(row) => ({
            title: row.name,
            to: paths.network(row),
            meta: <LocationCode slug={row.location} />,
            price: t('vpc.machineCount', { n: row.vm_uuids.length }),
            detail: [row.subnet, row.is_default ? t('vpc.isDefault') : undefined].filter(Boolean).join(', '),
          })}
          countLabel={countLabel}
          footer={(visible, isPartial) => (
            <PlacesTotals rows={visible} isPartial={isPartial} text={(n, places) => t('vpc.inPlaces', { n, places })} />
          )}
          empty={<EmptyState icon="network" text={t('vpc.about', { vms })} actions={isEmpty ? create : undefined} />}
          missing={(n) => t('vpc.missing', { n })}
        />
      )}
      {dialog.shown ? (
        <NetworkDialog name={dialog.shown.name} network={dialog.shown.row} onClose={dialog.shown.onClose} />
      ) : null}
      {bulk.shown ? <BulkDelete {...bulk.shown} /> : null}
    </Page>
  );
}
