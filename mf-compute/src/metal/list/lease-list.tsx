import { useState } from 'react';
import { LocationFailures, locationName, Page, useMonthCosts, useUrlAdapter } from '@console/area';
import { paths } from '@console/contract/paths';
import { LinkButton, LocationRail, PageHead, useFormat, useMedia } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { totalOf } from '../../money';
import { whyNot } from '../can';
import { useLeaseMenu } from '../lease-menu';
import { LeaseStatus } from '../lease-status';
import { ReleaseDialog } from '../release-dialog';
import { RenameDialog } from '../rename-dialog';
import { leaseSearchText, type LeaseRow } from '../rows';
import { useMetalText } from '../texts';
import { useLeases } from '../use-leases';
import { BulkRelease } from './bulk-release';
import { MONTH_COLUMN, useLeaseColumns } from './lease-columns';
import { ALL, leaseRail } from './lease-rail';
import { LeaseTotals, RailPrice } from './lease-totals';
import { NoLeases } from './no-leases';

/** From here on there is room for the price by the hour and the cost of this month. */
const WIDE = '(min-width: 1600px)';

/** The leased servers of all locations. */
export function LeaseList() {
  const t = useMetalText();
  const { money } = useFormat();
  const { query, rows } = useLeases();
  const url = useUrlAdapter();
  const state = useTableState({ id: 'leases', adapter: url, defaultSort: { id: 'name' } });
  const isWide = useMedia(WIDE);
  const costs = useMonthCosts({ enabled: state.columns[MONTH_COLUMN] ?? isWide });
  const columns = useLeaseColumns({ costs, isWide });
  const [doomed, setDoomed] = useState<readonly LeaseRow[]>([]);
  const menu = useLeaseMenu({
    onRename: (lease) => url.set({ rename: lease.uuid }),
    onRelease: (lease) => url.set({ release: lease.uuid }),
  });
  const chosen = url.get('state') ?? ALL;
  const shown = chosen === ALL ? rows : rows.filter(({ status }) => status === chosen);
  const named = (name: string) => rows.find((lease) => lease.uuid === url.get(name));
  const renamed = named('rename');
  const released = named('release');
  const allFailed = query.locations.length > 0 && query.locations.every((one) => one.state === 'failed');
  return (
    <Page title={t('list.title')} breadcrumbs={[]}>
      <PageHead
        title={t('list.title')}
        actions={
          <LinkButton variant="filled" icon="plus" to={paths.metalCreate()}>
            <span className="ui-only-wide">{t('list.order')}</span>
            <span className="ui-only-phone">{t('list.orderShort')}</span>
          </LinkButton>
        }
      />
      <div className="metal-rail">
        <LocationRail
          label={t('list.states')}
          items={leaseRail(rows, query.isLoading, t)}
          value={chosen}
          onChange={(id) => url.set({ state: id === ALL ? '' : id })}
        />
        <RailPrice rows={rows} />
      </div>
      <DataTable
        fill
        label={t('list.title')}
        columns={columns}
        rows={shown}
        getRowId={(lease) => lease.uuid}
        state={state}
        loading={shown.length === 0 && !query.isComplete}
        failures={<LocationFailures locations={query.locations} missing={t('list.missing')} />}
        search={{ placeholder: t('list.search'), text: leaseSearchText }}
        filters={[
          { id: 'spec', label: t('field.spec'), value: (lease) => lease.specTitle },
          { id: 'system', label: t('field.system'), value: (lease) => lease.system ?? t('list.none') },
          { id: 'location', label: t('field.location'), value: (lease) => locationName(lease.location) },
          { id: 'account', label: t('field.account'), value: (lease) => lease.accountName ?? t('list.none') },
        ]}
        countLabel={(n) => t('list.count', { n })}
        rowActions={menu}
        rowActionsLabel={(lease) => t('list.actionsOf', { name: lease.display_name })}
        selection={{
          sum: (some) => {
            const sum = totalOf(some.map((lease) => lease.monthly));
            return sum ? t('list.perMonth', { amount: money(sum) }) : '';
          },
          actions: (some) => {
            const applies = some.filter((lease) => whyNot('release', lease) === undefined).length;
            return [
              {
                id: 'release',
                icon: 'trash-2',
                label: t('action.release'),
                danger: true,
                applies,
                onSelect: () => setDoomed(some),
                ...(applies === 0 ? { reason: t('bulk.none') } : {}),
              },
            ];
          },
        }}
        card={(lease) => ({
          title: lease.display_name,
          to: paths.metalLease({ uuid: lease.uuid }),
          status: <LeaseStatus status={lease.status} />,
          meta: (
            <>
              <span className="ui-code">{lease.location}</span> {lease.specTitle}
            </>
          ),
          price: lease.monthly ? t('list.perMonthShort', { amount: money(lease.monthly) }) : undefined,
          detail: [lease.system, lease.machine?.ip_public_v4].filter(Boolean).join('\u2003'),
        })}
        footer={(visible) => <LeaseTotals rows={visible} costs={costs} />}
        empty={allFailed ? null : <NoLeases />}
      />
      {renamed ? <RenameDialog lease={renamed} onClose={() => url.set({ rename: '' })} /> : null}
      {released ? <ReleaseDialog lease={released} onClose={() => url.set({ release: '' })} /> : null}
      {doomed.length > 0 ? <BulkRelease leases={doomed} onClose={() => setDoomed([])} /> : null}
    </Page>
  );
}
