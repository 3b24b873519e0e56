import { useCallback } from 'react';
import { lazyScreen, Page, useFeature } from '@console/area';
import { paths } from '@console/contract/paths';
import { useBulkDialog } from '@console/domain/bulk';
import type { Machine } from '@console/domain/cells';
import {
  CreateLink,
  isEmptyList,
  ListHead,
  LocatedList,
  missingPlaces,
  useListState,
  useRowDialog,
  WideOrShort,
  type RowDialog,
} from '@console/domain/list';
import { useArePricesLoading } from '@console/domain/price-list';
import { EmptyState, SplitButton, useMedia, type StatusState } from '@console/ui';
import { useText } from '../../texts';
import { bulkActions } from '../bulk/actions';
import { RenameDialog, StopDialog, VmDeleteDialog } from '../actions/lazy-dialogs';
import type { JoinedVm } from '../machine/rows';
import { stateOf, statusView } from '../machine/status';
import { listDialogs, type ListDialogName } from '../machine/urls';
import { useVmRows } from '../machine/use-vm-rows';
import { useVmMenu } from '../actions/menu';
import { rowPath, searchText, useVmCard, useVmColumns } from './columns';
import { useRowsWithCreations } from './creating-rows';
import { useVmFilters } from './filters';
import { useVmSelection } from './selection';
import { ListTotals } from './totals';

/** From here on there is room for more columns than the usual ones. */
const WIDE = '(min-width: 1680px)';

const BulkDialogs = lazyScreen(
  () => import(/* webpackChunkName: "compute-bulk" */ '../bulk/dialogs').then((m) => m.BulkDialogs),
  null,
);

const nameOf = (vm: JoinedVm): string => vm.name;
const statusOf = (vm: JoinedVm): StatusState => stateOf(vm, vm.pending);
const totals = (visible: readonly JoinedVm[], isPartial: boolean) => (
  <ListTotals rows={visible} isPartial={isPartial} />
);

/** 'Create virtual machine', with the way over the application catalogue where the site has one. */
function CreateButton() {
  const t = useText();
  const hasApps = useFeature('vmAppsEnabled');
  const label = { label: t('vms.create'), short: t('vms.createShort') };
  if (!hasApps) return <CreateLink to={paths.vmCreate()} {...label} />;
  const items = [
    { id: 'app', icon: 'package', label: t('vms.createFromApp'), to: paths.vmCreate({ typeId: 'app_catalog' }) },
  ] as const;
  return (
    <SplitButton variant="filled" icon="plus" to={paths.vmCreate()} moreLabel={t('vms.createMore')} items={[...items]}>
      <WideOrShort {...label} />
    </SplitButton>
  );
}

/** A machine as a piece of the rail. */
function useMachineOf(): (vm: JoinedVm) => Machine {
  const t = useText();
  return useCallback(
    (vm) => {
      const { state, text, word } = statusView(vm, vm.pending);
      return {
        id: vm.uuid,
        name: vm.name,
        state,
        status: text ? t(text) : word,
        place: vm.location,
        monthly: vm.monthly,
        to: rowPath(vm),
      };
    },
    [t],
  );
}

/** The dialog about one machine that is open. */
function OpenDialog({ name, row, onClose }: NonNullable<RowDialog<ListDialogName, JoinedVm>['shown']>) {
  if (name === 'rename') return <RenameDialog vm={row} onClose={onClose} />;
  if (name === 'delete') return <VmDeleteDialog vm={row} onClose={onClose} />;
  return <StopDialog vm={row} dialog={name} onClose={onClose} />;
}

/** The machines of all locations. */
export function VmList() {
  const t = useText();
  const state = useListState({ id: 'vms' });
  const { table } = state;
  const isWide = useMedia(WIDE);
  const { query, rows: listed, kept } = useVmRows({ networks: table.columns['network'] === true, showsKept: true });
  const rows = useRowsWithCreations(listed);
  const arePricesLoading = useArePricesLoading();
  const columns = useVmColumns({ showsSoFar: table.columns['soFar'] ?? isWide, arePricesLoading, isWide });
  const filters = useVmFilters(rows);
  const bulk = useBulkDialog({ actions: bulkActions, rows, nameOf });
  const selection = useVmSelection(bulk.open);
  const dialog = useRowDialog(listDialogs, listed);
  const menu = useVmMenu({ onOpen: dialog.open });
  const countLabel = useCallback((n: number) => t('vms.count', { n }), [t]);
  const isEmpty = isEmptyList(rows, query);
  return (
    <Page title={t('vms.title')} breadcrumbs={[{ label: t('area.compute'), to: paths.compute() }]}>
      <ListHead
        title={t('vms.title')}
        state={state}
        file={t('vms.file')}
        missing={missingPlaces(query.locations, state.chosen)}
        isEmpty={isEmpty}
        create={<CreateButton />}
      />
      <LocatedList
        state={state}
        label={t('vms.title')}
        rows={rows}
        kept={kept}
        query={query}
        columns={columns}
        statusOf={statusOf}
        machineOf={useMachineOf()}
        search={{ placeholder: t('vms.search'), text: searchText }}
        filters={filters}
        countLabel={countLabel}
        rowActions={menu}
        nameOf={nameOf}
        selection={selection}
        card={useVmCard()}
        footer={totals}
        missing={(n) => t('failure.vmsMissing', { n })}
        empty={<EmptyState icon="cpu" text={t('vms.empty')} actions={isEmpty ? <CreateButton /> : undefined} />}
      />
      {dialog.shown ? <OpenDialog key={dialog.shown.name} {...dialog.shown} /> : null}
      {bulk.shown ? <BulkDialogs {...bulk.shown} /> : null}
    </Page>
  );
}
