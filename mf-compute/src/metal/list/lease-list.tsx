import { useCallback, useMemo } from 'react';
import { useQuery } from '@console/api';
import { LocationFailures, locationName, Page, useUrlAdapter } from '@console/area';
import { useMonthCosts } from '@console/domain/charges';
import { paths } from '@console/contract/paths';
import { getPriceList } from '@console/contract/pricing';
import { LinkButton, LocationRail, PageHead, useMedia } from '@console/ui';
import { CsvButton, DataTable, useTableState } from '@console/ui/data';
import { useLeaseMenu } from '../lease-menu';
import { leaseSearchText, type LeaseRow } from '../rows';
import { useMetalText } from '../texts';
import { useLeases } from '../use-leases';
import { useLeaseCard } from './lease-card';
import { useLeaseColumns } from './lease-columns';
import { useLeaseDialogs } from './lease-dialogs';
import { useLeaseFilters } from './lease-filters';
import { MONTH_COLUMN } from './lease-money-columns';
import { ALL, leaseRail } from './lease-rail';
import { useLeaseSelection } from './lease-selection';
import { LeaseTotals, RailPrice } from './lease-totals';
import { NoLeases } from './no-leases';

/** From here on there is room for the price by the hour and the cost of this month. */
const WIDE = '(min-width: 1680px)';
/** What belongs to a saved view besides the table's own state. */
const ALSO = ['state'] as const;

const idOf = (lease: LeaseRow): string => lease.uuid;

/** The way to an order. */
function OrderButton() {
  const t = useMetalText();
  return (
    <LinkButton variant="filled" icon="plus" to={paths.metalCreate()}>
      <span className="ui-only-wide">{t('list.order')}</span>
      <span className="ui-only-phone">{t('list.orderShort')}</span>
    </LinkButton>
  );
}

/** The leased servers of all locations. */
export function LeaseList() {
  const t = useMetalText();
  const { query, rows } = useLeases();
  const url = useUrlAdapter();
  const state = useTableState({ id: 'leases', adapter: url, defaultSort: { id: 'name' }, also: ALSO });
  const isWide = useMedia(WIDE);
  const costs = useMonthCosts({ enabled: state.columns[MONTH_COLUMN] ?? isWide });
  const arePricesLoading = useQuery(getPriceList, {}).isLoading;
  const columns = useLeaseColumns({
    soFar: costs.of,
    isSoFarLoading: costs.isLoading,
    arePricesLoading,
    isWide,
  });
  const dialogs = useLeaseDialogs(url, rows);
  const menu = useLeaseMenu({ onRename: dialogs.rename, onRelease: dialogs.release });
  const selection = useLeaseSelection(dialogs.releaseMany);
  const filters = useLeaseFilters(rows);
  const card = useLeaseCard();
  const failed = query.locations.filter((one) => one.state === 'failed');
  const isSilent = failed.length === query.locations.length;
  const railState = query.isLoading ? 'loading' : isSilent && failed.length > 0 ? 'failed' : 'ready';
  const rail = useMemo(() => leaseRail(rows, railState, t), [rows, railState, t]);
  const chosen = url.get('state') ?? ALL;
  const shown = useMemo(() => (chosen === ALL ? rows : rows.filter(({ status }) => status === chosen)), [rows, chosen]);
  const countLabel = useCallback((n: number) => t('list.count', { n }), [t]);
  const actionsLabel = useCallback((lease: LeaseRow) => t('list.actionsOf', { name: lease.display_name }), [t]);
  const isEmpty = rows.length === 0 && query.isComplete && !isSilent;
  return (
    <Page title={t('list.title')} breadcrumbs={[]}>
      <PageHead
        title={t('list.title')}
        actions={
          isEmpty ? null : (
            <>
              <CsvButton state={state} name={t('csv.file')} missing={failed.map(({ slug }) => locationName(slug))} />
              <OrderButton />
            </>
          )
        }
      />
      <div className="metal-rail">
        <LocationRail
          label={t('list.states')}
          items={rail}
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
        getRowId={idOf}
        state={state}
        loading={shown.length === 0 && !query.isComplete}
        failures={<LocationFailures locations={query.locations} missing={t('list.missing')} />}
        search={{ placeholder: t('list.search'), text: leaseSearchText }}
        filters={filters}
        countLabel={countLabel}
        rowActions={menu}
        rowActionsLabel={actionsLabel}
        selection={selection}
        card={card}
        footer={(visible) => <LeaseTotals rows={visible} costs={costs} />}
        empty={isEmpty ? <NoLeases /> : isSilent ? null : undefined}
      />
      {dialogs.dialog}
    </Page>
  );
}
