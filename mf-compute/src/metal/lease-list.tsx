import { useMemo } from 'react';
import { LocationFailures, locationName, Page, useTaxLabel, useUrlAdapter } from '@console/area';
import { paths } from '@console/contract/paths';
import { EmptyState, LocationRail, PageHead, useFormat, type RailItem, type StatusState } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { totalOf } from '../money';
import { Text, useText } from '../texts';
import { useLeaseColumns } from './lease-columns';
import { LeaseStatus } from './lease-status';
import { leaseSearchText, type LeaseRow } from './rows';
import { metalStatus } from './status';
import { useLeases } from './use-leases';

const ALL = 'all';
/** Leased servers are pending or in use; the others only ever appear when something is wrong. (spec 3, section 4) */
const usual = ['in_use', 'pending'];

function useRail(rows: readonly LeaseRow[], isLoading: boolean): RailItem[] {
  const t = useText();
  return useMemo(() => {
    const counts = new Map<string, number>(usual.map((status) => [status, 0]));
    for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
    const mix: Partial<Record<StatusState, number>> = {};
    const cells = [...counts].map(([status, count]): RailItem => {
      const { state, text } = metalStatus(status);
      mix[state] = (mix[state] ?? 0) + count;
      return {
        id: status,
        name: text ? t(text) : status,
        shape: state,
        count,
        mix: { [state]: count },
        state: isLoading ? 'loading' : 'ready',
      };
    });
    return [
      {
        id: ALL,
        icon: 'server',
        name: t('leases.all'),
        count: rows.length,
        mix,
        state: isLoading ? 'loading' : 'ready',
      },
      ...cells,
    ];
  }, [rows, isLoading, t]);
}

function LeaseTotals({ rows }: { rows: readonly LeaseRow[] }) {
  const t = useText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const monthly = totalOf(rows.map((lease) => lease.monthly));
  return (
    <>
      <span>{t('leases.count', { n: rows.length })}</span>
      <span>{t('leases.inUse', { n: rows.filter(({ status }) => status === 'in_use').length })}</span>
      {monthly ? (
        <span className="ui-push">
          <Text id="total.money" values={{ tax, amount: <b>{money(monthly)}</b> }} />
        </span>
      ) : null}
    </>
  );
}

/** The leased servers of all locations. */
export function LeaseList() {
  const t = useText();
  const { money } = useFormat();
  const { query, rows } = useLeases();
  const url = useUrlAdapter();
  const state = useTableState({ id: 'leases', adapter: url, defaultSort: { id: 'name' } });
  const columns = useLeaseColumns();
  const rail = useRail(rows, query.isLoading);
  const chosen = url.get('state') ?? ALL;
  const shown = chosen === ALL ? rows : rows.filter(({ status }) => status === chosen);
  const allFailed = query.locations.length > 0 && query.locations.every((one) => one.state === 'failed');
  return (
    <Page title={t('leases.title')} breadcrumbs={[]}>
      <PageHead title={t('leases.title')} />
      <LocationRail
        label={t('leases.states')}
        items={rail}
        value={chosen}
        onChange={(id) => url.set({ state: id === ALL ? '' : id })}
      />
      <DataTable
        fill
        label={t('leases.title')}
        columns={columns}
        rows={shown}
        getRowId={(lease) => lease.uuid}
        state={state}
        loading={shown.length === 0 && !query.isComplete}
        failures={<LocationFailures locations={query.locations} missing={t('failure.leasesMissing')} />}
        search={{ placeholder: t('leases.search'), text: leaseSearchText }}
        filters={[
          { id: 'spec', label: t('lease.spec'), value: (lease) => lease.specTitle },
          { id: 'system', label: t('lease.system'), value: (lease) => lease.system ?? t('list.none') },
          { id: 'location', label: t('vm.location'), value: (lease) => locationName(lease.location) },
        ]}
        countLabel={(n) => t('leases.count', { n })}
        rowActions={(lease) => [
          { id: 'open', icon: 'arrow-right', label: t('action.open'), to: paths.metalLease({ uuid: lease.uuid }) },
        ]}
        rowActionsLabel={(lease) => t('list.actionsOf', { name: lease.display_name })}
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
        footer={(visible) => <LeaseTotals rows={visible} />}
        empty={allFailed ? null : <EmptyState text={t('leases.empty')} />}
      />
    </Page>
  );
}
