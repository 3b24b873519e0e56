import { useCallback, type ReactNode } from 'react';
import { Page, useFeature, type UrlAdapter } from '@console/area';
import { paths } from '@console/contract/paths';
import { isEmptyList, LocatedList, missingPlaces, useListState } from '@console/domain/list';
import { useArePricesLoading } from '@console/domain/price-list';
import { EmptyState, LinkButton, PageHead, SplitButton, useMedia, type StatusState } from '@console/ui';
import { CsvButton } from '@console/ui/data';
import { useText } from '../../texts';
import { RenameDialog, StopDialog, VmDeleteDialog } from '../actions/lazy-dialogs';
import type { JoinedVm } from '../machine/rows';
import { stateOf } from '../machine/status';
import { listDialogs } from '../machine/urls';
import { useVmRows } from '../machine/use-vms';
import { useVmMenu } from '../actions/menu';
import { useBulkUrl } from './bulk-url';
import { searchText, useVmCard, useVmColumns } from './columns';
import { useRowsWithCreations } from './creating-rows';
import { useVmFilters } from './filters';
import { useVmSelection } from './selection';
import { ListTotals } from './totals';

/** From here on there is room for more columns than the usual ones. */
const WIDE = '(min-width: 1680px)';

const nameOf = (vm: JoinedVm): string => vm.name;
const statusOf = (vm: JoinedVm): StatusState => stateOf(vm, vm.pending);
const totals = (visible: readonly JoinedVm[], isPartial: boolean) => (
  <ListTotals rows={visible} isPartial={isPartial} />
);

/** 'Create virtual machine', with the way over the application catalogue where the site has one. */
function CreateButton() {
  const t = useText();
  const hasApps = useFeature('vmAppsEnabled');
  const label: ReactNode = (
    <>
      <span className="ui-only-wide">{t('vms.create')}</span>
      <span className="ui-only-phone">{t('vms.createShort')}</span>
    </>
  );
  if (!hasApps) {
    return (
      <LinkButton variant="filled" icon="plus" to={paths.vmCreate()}>
        {label}
      </LinkButton>
    );
  }
  const items = [
    { id: 'app', icon: 'package', label: t('vms.createFromApp'), to: paths.vmCreate({ typeId: 'app_catalog' }) },
  ] as const;
  return (
    <SplitButton variant="filled" icon="plus" to={paths.vmCreate()} moreLabel={t('vms.createMore')} items={[...items]}>
      {label}
    </SplitButton>
  );
}

/** The dialog about one machine that the address names: `?rename=`, `?delete=` or `?stop=` with its uuid. */
function Dialogs({ url, vms }: { url: UrlAdapter; vms: readonly JoinedVm[] }) {
  return listDialogs.map((dialog) => {
    const uuid = url.get(dialog);
    const vm = uuid ? vms.find((one) => one.uuid === uuid) : undefined;
    if (!vm) return null;
    const onClose = () => url.set({ [dialog]: '' });
    if (dialog === 'rename') return <RenameDialog key={dialog} vm={vm} onClose={onClose} />;
    if (dialog === 'delete') return <VmDeleteDialog key={dialog} vm={vm} onClose={onClose} />;
    return <StopDialog key={dialog} vm={vm} dialog={dialog} onClose={onClose} />;
  });
}

/** The machines of all locations. */
export function VmList() {
  const t = useText();
  const state = useListState({ id: 'vms' });
  const { url, table } = state;
  const isWide = useMedia(WIDE);
  const { query, rows: listed } = useVmRows({ networks: table.columns['network'] === true });
  const rows = useRowsWithCreations(listed);
  const arePricesLoading = useArePricesLoading();
  const columns = useVmColumns({ showsSoFar: table.columns['soFar'] ?? isWide, arePricesLoading, isWide });
  const filters = useVmFilters(rows);
  const bulk = useBulkUrl(url, rows);
  const selection = useVmSelection(bulk.open);
  const menu = useVmMenu({ onOpen: (dialog, vm) => url.set({ [dialog]: vm.uuid }) });
  const countLabel = useCallback((n: number) => t('vms.count', { n }), [t]);
  const isEmpty = isEmptyList(rows, query);
  return (
    <Page title={t('vms.title')} breadcrumbs={[{ label: t('area.compute'), to: paths.compute() }]}>
      <PageHead
        title={t('vms.title')}
        actions={
          isEmpty ? null : (
            <>
              <CsvButton state={table} name={t('vms.file')} missing={missingPlaces(query.locations, state.chosen)} />
              <CreateButton />
            </>
          )
        }
      />
      <LocatedList
        state={state}
        label={t('vms.title')}
        rows={rows}
        query={query}
        columns={columns}
        statusOf={statusOf}
        search={{ placeholder: t('vms.search'), text: searchText }}
        filters={filters}
        countLabel={countLabel}
        rowActions={menu}
        nameOf={nameOf}
        selection={selection}
        card={useVmCard()}
        footer={totals}
        missing={(n) => t('failure.vmsMissing', { n })}
        empty={<EmptyState text={t('vms.empty')} actions={isEmpty ? <CreateButton /> : undefined} />}
      />
      <Dialogs url={url} vms={listed} />
      {bulk.dialog}
    </Page>
  );
}
