import { useCallback, useMemo } from 'react';
import { LocationFailures, Page, useLocations, useUrlAdapter } from '@console/area';
import { paths } from '@console/contract/paths';
import { usePriceList } from '@console/domain/price-list';
import { EmptyState, LocationRail, PageHead, useMedia } from '@console/ui';
import { CsvButton, DataTable, useTableState } from '@console/ui/data';
import { useText } from '../texts';
import { useRowsWithCreations } from './creating-rows';
import { useBulkUrl } from './list-bulk';
import { useVmCard } from './list-card';
import { useVmColumns } from './list-columns';
import { ListCreateButton } from './list-create-button';
import { ListDialogs } from './list-dialogs';
import { useVmFilters } from './list-filters';
import { useListMonthCosts } from './list-month-costs';
import { useVmSelection } from './list-selection';
import { ListTotals } from './list-totals';
import { ALL, railItems } from './rail';
import type { VmRow } from './rows';
import { searchText } from './searching';
import { useVmRows } from './use-vms';
import { useVmMenu } from './vm-menu';

/** From here on there is room for more columns than the usual ones. */
const WIDE = '(min-width: 1680px)';
/** What belongs to a saved view besides the table's own state. */
const ALSO = ['location'] as const;

const idOf = (vm: VmRow): string => vm.uuid;
const totals = (visible: readonly VmRow[]) => <ListTotals rows={visible} />;

/** The machines of all locations. */
export function VmList() {
  const t = useText();
  const url = useUrlAdapter();
  const state = useTableState({ id: 'vms', adapter: url, defaultSort: { id: 'name' }, also: ALSO });
  const isWide = useMedia(WIDE);
  const { query, rows: listed } = useVmRows({ networks: state.columns['network'] === true });
  const rows = useRowsWithCreations(listed);
  const locations = useLocations();
  const arePricesLoading = usePriceList() === undefined;
  const costs = useListMonthCosts(state.columns['soFar'] ?? isWide);
  const columns = useVmColumns({ ...costs, arePricesLoading, isWide });
  const filters = useVmFilters(rows);
  const card = useVmCard();
  const bulk = useBulkUrl(url, rows);
  const selection = useVmSelection(bulk.open);
  const menu = useVmMenu({
    onRename: (vm) => url.set({ rename: vm.uuid }),
    onDelete: (vm) => url.set({ delete: vm.uuid }),
  });
  const place = url.get('location') ?? ALL;
  const shown = useMemo(() => (place === ALL ? rows : rows.filter((row) => row.location === place)), [rows, place]);
  const states = place === ALL ? query.locations : query.locations.filter(({ slug }) => slug === place);
  const rail = useMemo(
    () => railItems(rows, locations, query.locations, t('list.allLocations')),
    [rows, locations, query.locations, t],
  );
  const countLabel = useCallback((n: number) => t('vms.count', { n }), [t]);
  const actionsLabel = useCallback((vm: VmRow) => t('list.actionsOf', { name: vm.name }), [t]);
  const failed = states.filter((one) => one.state === 'failed');
  const isEmpty = rows.length === 0 && query.isComplete && failed.length < states.length;
  const missing = locations.filter(({ slug }) => failed.some((one) => one.slug === slug));
  return (
    <Page title={t('vms.title')} breadcrumbs={[{ label: t('area.compute'), to: paths.compute() }]}>
      <PageHead
        title={t('vms.title')}
        actions={
          isEmpty ? null : (
            <>
              <CsvButton state={state} name={t('vms.file')} missing={missing.map((one) => one.display_name)} />
              <ListCreateButton />
            </>
          )
        }
      />
      {locations.length > 1 ? (
        <LocationRail
          label={t('list.locations')}
          items={rail}
          value={place}
          onChange={(id) => url.set({ location: id === ALL ? '' : id })}
        />
      ) : null}
      <DataTable
        fill
        label={t('vms.title')}
        columns={columns}
        rows={shown}
        getRowId={idOf}
        state={state}
        loading={shown.length === 0 && states.some((one) => one.state === 'loading')}
        failures={<LocationFailures locations={states} missing={t('failure.vmsMissing')} />}
        search={{ placeholder: t('vms.search'), text: searchText }}
        filters={filters}
        countLabel={countLabel}
        rowActions={menu}
        rowActionsLabel={actionsLabel}
        selection={selection}
        card={card}
        footer={totals}
        empty={
          failed.length > 0 && failed.length === states.length ? null : (
            <EmptyState text={t('vms.empty')} actions={isEmpty ? <ListCreateButton /> : undefined} />
          )
        }
      />
      <ListDialogs url={url} vms={listed} />
      {bulk.dialog}
    </Page>
  );
}
