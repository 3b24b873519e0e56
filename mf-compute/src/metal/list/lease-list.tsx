import { useCallback, useMemo } from 'react';
import { useQuery } from '@console/api';
import { lazyScreen, Page, useSiteConfig, useTaxLabel } from '@console/area';
import type { Machine } from '@console/domain/cells';
import { useMonthCosts } from '@console/domain/charges';
import { useArePricesLoading } from '@console/domain/price-list';
import { paths } from '@console/contract/paths';
import { getPriceList } from '@console/contract/pricing';
import {
  CreateLink,
  isEmptyList,
  lacksRows,
  ListHead,
  LocatedList,
  missingPlaces,
  useListState,
  type ListGroups,
} from '@console/domain/list';
import { EmptyState, LinkButton, useFormat, useMedia } from '@console/ui';
import { useLeaseMenu } from '../actions/menu';
import { cheapestServer } from '../lease/price';
import { leaseSearchText, type LeaseRow } from '../lease/rows';
import { metalStatus } from '../lease/status';
import { useMetalText } from '../lease/texts';
import { leasePath } from '../lease/urls';
import { useLeases } from '../lease/use-leases';
import { leaseCard, MONTH_COLUMN, useLeaseColumns } from './columns';
import { useLeaseDialogs } from './dialogs';
import { useLeaseFilters } from './filters';
import { leaseRail } from './rail';
import { useLeaseSelection } from './selection';
import { LeaseTotals, RailPrice } from './totals';

const SystemsCard = lazyScreen(() =>
  import(/* webpackChunkName: "metal-systems" */ '../../slots/systems-card').then((m) => m.SystemsCard),
);

/** From here on there is room for the price by the hour and the cost of this month. */
const WIDE = '(min-width: 1680px)';

const statusKey = (lease: LeaseRow): string => lease.status;
const nameOf = (lease: LeaseRow): string => lease.display_name;

/** No server yet: what one costs, and where it is ordered. */
function NoLeases() {
  const t = useMetalText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const { siteCurrency } = useSiteConfig();
  const from = cheapestServer(useQuery(getPriceList, {}).data, siteCurrency);
  return (
    <EmptyState
      icon="server"
      text={from ? t('list.empty', { amount: money(from), tax }) : t('list.emptyPlain')}
      actions={
        <LinkButton variant="filled" icon="plus" to={paths.metalCreate()}>
          {t('list.order')}
        </LinkButton>
      }
    />
  );
}

/** The rail by status, with what all servers cost at its end. */
function useGroups({ query, rows, kept }: ReturnType<typeof useLeases>): ListGroups<LeaseRow> {
  const t = useMetalText();
  const isSilent = query.locations.length > 0 && query.locations.every(({ state }) => state === 'failed');
  const state = query.isLoading ? 'loading' : isSilent ? 'failed' : 'ready';
  const missing = query.locations.flatMap(({ unread = [] }) => unread).filter(({ isMissing }) => isMissing).length;
  const isPartial = missing > 0 || query.locations.some((location) => location.state !== 'ready');
  const isAtLeast = query.locations.some(lacksRows);
  const arePricesLoading = useArePricesLoading();
  const items = useMemo(
    () => leaseRail([...rows, ...kept], { state, missing, isAtLeast }, t),
    [rows, kept, state, missing, isAtLeast, t],
  );
  return {
    label: t('list.states'),
    items,
    keyOf: statusKey,
    around: (rail) => (
      <div className="metal-rail">
        {rail}
        <RailPrice rows={rows} isPartial={isPartial} isLoading={query.isLoading || arePricesLoading} />
      </div>
    ),
  };
}

/** A server as a piece of the rail. */
function useMachineOf(): (lease: LeaseRow) => Machine {
  const t = useMetalText();
  return useCallback(
    (lease) => {
      const { state, text } = metalStatus(lease.status);
      return {
        id: lease.uuid,
        name: lease.display_name,
        state,
        status: text ? t(text) : lease.status,
        place: lease.location,
        monthly: lease.monthly,
        to: leasePath(lease.uuid),
      };
    },
    [t],
  );
}

/** The leased servers of all locations. */
export function LeaseList() {
  const t = useMetalText();
  const leases = useLeases(true);
  const { query, rows, kept } = leases;
  const state = useListState({ id: 'leases', group: 'state' });
  const isWide = useMedia(WIDE);
  const costs = useMonthCosts({ enabled: state.table.columns[MONTH_COLUMN] ?? isWide });
  const arePricesLoading = useArePricesLoading();
  const columns = useLeaseColumns({ costs, arePricesLoading, isWide });
  const dialogs = useLeaseDialogs(rows);
  const menu = useLeaseMenu({ onRename: dialogs.rename, onRelease: dialogs.release });
  const countLabel = useCallback((n: number) => t('list.count', { n }), [t]);
  const isEmpty = isEmptyList(rows, query);
  return (
    <Page title={t('list.title')} breadcrumbs={[]}>
      <ListHead
        title={t('list.title')}
        state={state}
        file={t('csv.file')}
        missing={missingPlaces(query.locations)}
        isEmpty={isEmpty}
        create={<CreateLink to={paths.metalCreate()} label={t('list.order')} short={t('list.orderShort')} />}
      />
      <LocatedList
        state={state}
        label={t('list.title')}
        rows={rows}
        kept={kept}
        query={query}
        groups={useGroups(leases)}
        machineOf={useMachineOf()}
        columns={columns}
        search={{ placeholder: t('list.search'), text: leaseSearchText }}
        filters={useLeaseFilters(rows)}
        countLabel={countLabel}
        rowActions={menu}
        nameOf={nameOf}
        selection={useLeaseSelection(dialogs.releaseMany)}
        card={leaseCard}
        footer={(visible, isPartial) => <LeaseTotals rows={visible} isPartial={isPartial} costs={costs} />}
        missing={(n) => t('list.missing', { n })}
        empty={isEmpty ? <NoLeases /> : undefined}
      />
      <SystemsCard />
      {dialogs.dialog}
    </Page>
  );
}
