import { useMemo } from 'react';
import { Page, useLocationSlugs } from '@console/area';
import { paths } from '@console/contract/paths';
import { LocatedList, locationCount, MonthlyTotal, RowCount, useListState } from '@console/domain/list';
import { oncePerRow, sumPrices } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { EmptyState, LocationCode, PageHead, Price, useFormat } from '@console/ui';
import { useCrumbs } from '../parts/crumbs';
import { NetworkTabs } from '../parts/network-tabs';
import { useText } from '../parts/texts';
import { rulesOf, useBalancerColumns } from './columns';
import { balancerPrices, balancerTitle } from './facts';
import { useBalancerRows, type BalancerRow } from './rows';

/** All load balancers of all locations. (spec 3, section 3) */
export function LoadBalancerList() {
  const t = useText();
  const { money } = useFormat();
  const query = useBalancerRows();
  const state = useListState({ id: 'load_balancer' });
  const monthly = useMonthlyPrices();
  const priceOf = useMemo(() => oncePerRow((row: BalancerRow) => balancerPrices(row, 0, monthly).own), [monthly]);
  const columns = useBalancerColumns(priceOf);
  const [place] = useLocationSlugs();
  const price = place === undefined ? undefined : monthly(place, 'LOAD_BALANCER');
  return (
    <Page title={t('lb.title')} breadcrumbs={useCrumbs().network}>
      <PageHead title={t('lb.title')} />
      <NetworkTabs value="load_balancer" />
      <LocatedList
        state={state}
        label={t('lb.title')}
        rows={query.rows}
        query={query}
        columns={columns}
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
          const amount = priceOf(row);
          return {
            title: balancerTitle(row),
            to: paths.loadBalancer(row),
            meta: (
              <>
                <LocationCode slug={row.location} /> {t('lb.targetCount', { n: row.targets.length })}
              </>
            ),
            price: amount === undefined ? undefined : <Price amount={amount} per="month" />,
            detail: [rulesOf(row), row.publicAddress].filter(Boolean).join('  '),
          };
        }}
        countLabel={(n) => t('lb.count', { n })}
        footer={(rows, isPartial) => (
          <>
            <RowCount text={t('lb.inPlaces', { n: rows.length, places: locationCount(rows) })} isPartial={isPartial} />
            <MonthlyTotal sum={sumPrices(rows.map(priceOf), isPartial)} />
          </>
        )}
        empty={<EmptyState text={price === undefined ? t('lb.about') : t('lb.aboutPrice', { price: money(price) })} />}
        missing={(n) => t('lb.missing', { n })}
      />
    </Page>
  );
}
