import { useMemo } from 'react';
import { countOf } from '@console/api';
import { lazyScreen, Page, useLocationSlugs, useTaxLabel } from '@console/area';
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
import { perRow, pricePerRow } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { EmptyState, LocationCode, Price, useFormat } from '@console/ui';
import { useCrumbs } from '../parts/crumbs';
import { NetworkTabs } from '../parts/network-tabs';
import { usePriceRange } from '../parts/price-range';
import { useText } from '../parts/texts';
import { BalancerDialog } from './actions/lazy-dialog';
import { listDialogs, useBalancerMenu } from './actions/menu';
import { rulesOf, useBalancerColumns, type BalancerPricing } from './columns';
import { balancerTitle, rowPrice } from './facts';
import { useBalancerRows, type BalancerRow } from './rows';
import { useBalancerSelection } from './selection';
import { useBalancerText } from './texts';

const BulkBalancers = lazyScreen(
  () =>
    import(/* webpackChunkName: "network-load_balancer-dialogs" */ './bulk/bulk-dialogs').then((m) => m.BulkBalancers),
  null,
);

const bulkActions = ['account', 'delete'] as const;

/** All load balancers of all locations. (spec 3, section 3) */
export function LoadBalancerList() {
  const t = useText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const own = useBalancerText();
  const query = useBalancerRows(useLocationSlugs(), true);
  const { rows } = query;
  const state = useListState({ id: 'load_balancer' });
  const monthly = useMonthlyPrices();
  const pricing = useMemo((): BalancerPricing => {
    const sumOf = perRow((row: BalancerRow) => rowPrice(row, monthly));
    return {
      amount: pricePerRow((row: BalancerRow) => sumOf(row)?.amount),
      isAtLeast: (row) => sumOf(row)?.isAtLeast === true,
    };
  }, [monthly]);
  const columns = useBalancerColumns(pricing);
  const dialog = useRowDialog(listDialogs, rows);
  const bulk = useBulkDialog({ actions: bulkActions, rows, nameOf: balancerTitle });
  const menu = useBalancerMenu({ onOpen: dialog.open });
  const selection = useBalancerSelection(bulk.open, pricing);
  const isEmpty = isEmptyList(rows, query);
  const price = usePriceRange()('LOAD_BALANCER');
  const create = (
    <CreateLink
      to={paths.networkCreate({ type: 'load_balancer' })}
      label={own('list.create')}
      short={own('list.createShort')}
    />
  );
  return (
    <Page title={t('lb.title')} breadcrumbs={useCrumbs().network}>
      <ListHead
        title={t('lb.title')}
        state={state}
        file={own('list.file')}
        missing={missingPlaces(query.locations, state.chosen)}
        isEmpty={isEmpty}
        create={create}
      />
      <NetworkTabs value="load_balancer" />
      <LocatedList
        state={state}
        label={t('lb.title')}
        rows={rows}
        kept={query.kept}
        query={query}
        columns={columns}
        rowActions={menu}
        nameOf={balancerTitle}
        selection={selection}
        search={{
          placeholder: t('lb.search'),
          text: (row) => [
            balancerTitle(row),
            row.publicAddress,
            row.private_address ?? '',
            row.network ?? '',
            row.uuid,
          ],
        }}
        filters={[{ id: 'account', label: t('column.account'), value: (row) => row.account }]}
        card={(row) => {
          const amount = pricing.amount(row);
          return {
            title: balancerTitle(row),
            to: paths.loadBalancer(row),
            meta: (
              <>
                <LocationCode slug={row.location} /> {t('lb.targetCount', { n: countOf(row.targets) })}
              </>
            ),
            price:
              amount === undefined ? undefined : (
                <Price amount={amount} per="month" isAtLeast={pricing.isAtLeast(row)} />
              ),
            detail: [rulesOf(row), row.publicAddress].filter(Boolean).join(', '),
          };
        }}
        countLabel={(n) => t('lb.count', { n })}
        footer={(rows, isPartial) => (
          <PlacesTotals
            rows={rows}
            isPartial={isPartial}
            text={(n, places) => t('lb.inPlaces', { n, places })}
            priceOf={pricing.amount}
            isAtLeast={pricing.isAtLeast}
          />
        )}
        empty={
          <EmptyState
            icon="scale"
            text={
              price === undefined
                ? t('lb.about')
                : t('lb.aboutPrice', { price: money(price.least), from: price.varies ? 'yes' : 'no', tax })
            }
            actions={isEmpty ? create : undefined}
          />
        }
        missing={(n) => t('lb.missing', { n })}
      />
      {dialog.shown ? (
        <BalancerDialog name={dialog.shown.name} row={dialog.shown.row} item={null} onClose={dialog.shown.onClose} />
      ) : null}
      {bulk.shown ? <BulkBalancers {...bulk.shown} /> : null}
    </Page>
  );
}
