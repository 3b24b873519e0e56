import { useState, type ReactNode } from 'react';
import { LocationFailures, Page, useFeature, useLocations, useUrlAdapter } from '@console/area';
import { paths } from '@console/contract/paths';
import { EmptyState, LinkButton, LocationRail, PageHead, SplitButton, useFormat } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { totalOf } from '../money';
import { useText } from '../texts';
import { allowed, bulkPower } from './bulk';
import { BulkDeleteDialog } from './bulk-delete-dialog';
import { useRowsWithCreations } from './creating-rows';
import { rowPath, useVmColumns } from './list-columns';
import { ListTotals } from './list-totals';
import { ALL, railItems } from './rail';
import { RenameDialog } from './rename-dialog';
import { searchText, type VmRow } from './rows';
import { accountKey, accountOptions, statusOptions } from './list-filters';
import { useVmRows } from './use-vms';
import { VmDeleteDialog } from './vm-delete-dialog';
import { useVmMenu } from './vm-menu';
import { VmStatus } from './vm-status';

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

/** The machines of all locations. */
export function VmList() {
  const t = useText();
  const { money } = useFormat();
  const { query, rows: listed } = useVmRows();
  const rows = useRowsWithCreations(listed);
  const locations = useLocations();
  const showsIps = useFeature('ipsEnabled');
  const url = useUrlAdapter();
  const state = useTableState({ id: 'vms', adapter: url, defaultSort: { id: 'name' } });
  const columns = useVmColumns({ showsIps });
  const [doomed, setDoomed] = useState<readonly VmRow[]>([]);
  const menu = useVmMenu({
    onRename: (vm) => url.set({ rename: vm.uuid }),
    onDelete: (vm) => url.set({ delete: vm.uuid }),
  });
  const place = url.get('location') ?? ALL;
  const shown = place === ALL ? rows : rows.filter((row) => row.location === place);
  const states = place === ALL ? query.locations : query.locations.filter(({ slug }) => slug === place);
  const named = (name: string) => listed.find((row) => row.uuid === url.get(name));
  const renamed = named('rename');
  const deleted = named('delete');
  const allFailed = states.length > 0 && states.every((one) => one.state === 'failed');
  return (
    <Page title={t('vms.title')} breadcrumbs={[{ label: t('area.compute'), to: paths.compute() }]}>
      <PageHead title={t('vms.title')} actions={<CreateButton />} />
      {locations.length > 1 ? (
        <LocationRail
          label={t('list.locations')}
          items={railItems(rows, locations, query.locations, t('list.allLocations'))}
          value={place}
          onChange={(id) => url.set({ location: id === ALL ? '' : id })}
        />
      ) : null}
      <DataTable
        fill
        label={t('vms.title')}
        columns={columns}
        rows={shown}
        getRowId={(vm) => vm.uuid}
        state={state}
        loading={shown.length === 0 && states.some((one) => one.state === 'loading')}
        failures={<LocationFailures locations={states} missing={t('failure.vmsMissing')} />}
        search={{ placeholder: t('vms.search'), text: searchText }}
        filters={[
          { id: 'status', label: t('vm.status'), value: (vm) => vm.status, options: statusOptions(rows, t) },
          { id: 'account', label: t('vm.account'), value: accountKey, options: accountOptions(rows, t('list.none')) },
        ]}
        countLabel={(n) => t('vms.count', { n })}
        rowActions={menu}
        rowActionsLabel={(vm) => t('list.actionsOf', { name: vm.name })}
        selection={{
          canSelect: (vm) => vm.jobId === undefined,
          sum: (chosen) => {
            const sum = totalOf(chosen.map((vm) => vm.monthly));
            return sum ? t('list.perMonth', { amount: money(sum) }) : '';
          },
          actions: (chosen) => {
            const action = (
              id: 'start' | 'stop' | 'delete',
              icon: 'play' | 'square' | 'trash-2',
              onSelect: () => void,
            ) => {
              const applies = allowed(id, chosen).length;
              const none =
                id === 'start' ? t('bulk.noneToStart') : id === 'stop' ? t('bulk.noneToStop') : t('bulk.noneToDelete');
              return {
                id,
                icon,
                label: t(`action.${id}`),
                applies,
                onSelect,
                ...(applies === 0 ? { reason: none } : {}),
              };
            };
            return [
              action('start', 'play', () => void bulkPower(chosen, 'start')),
              action('stop', 'square', () => void bulkPower(chosen, 'stop')),
              { ...action('delete', 'trash-2', () => setDoomed(allowed('delete', chosen))), danger: true },
            ];
          },
        }}
        card={(vm) => ({
          title: vm.name,
          to: rowPath(vm),
          status: <VmStatus vm={vm} pending={vm.pending} />,
          meta: (
            <>
              <span className="ui-code">{vm.location}</span>{' '}
              {t('vm.size', { vcpu: vm.vcpu, memory: vm.memoryGb, disk: vm.diskGb })}
            </>
          ),
          price: vm.monthly ? t('list.perMonthShort', { amount: money(vm.monthly) }) : undefined,
          detail: [vm.image, ...vm.addresses].filter(Boolean).join('\u2003'),
        })}
        footer={(visible) => <ListTotals rows={visible} />}
        empty={
          allFailed ? null : (
            <EmptyState
              text={t('vms.empty')}
              actions={
                <LinkButton variant="filled" icon="plus" to={paths.vmCreate()}>
                  {t('vms.create')}
                </LinkButton>
              }
            />
          )
        }
      />
      {renamed ? <RenameDialog vm={renamed} onClose={() => url.set({ rename: '' })} /> : null}
      {deleted ? <VmDeleteDialog vm={deleted} onClose={() => url.set({ delete: '' })} /> : null}
      {doomed.length > 0 ? <BulkDeleteDialog vms={doomed} onClose={() => setDoomed([])} /> : null}
    </Page>
  );
}
