import { useMemo } from 'react';
import { type Located } from '@console/api';
import { locationName, Page, useLocationSlugs } from '@console/area';
import { addressesOf } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { paths } from '@console/contract/paths';
import { DateTime, Link, LocationCode, PageHead, Price, useFormat } from '@console/ui';
import { NameCell, NumberCell, type Column } from '@console/ui/data';
import { useAccountNames } from '../parts/accounts';
import { AccountLink, PlaceCell, PriceCell, TextCell } from '../parts/cells';
import { useCrumbs } from '../parts/crumbs';
import { ListFooter, placesOf } from '../parts/list-footer';
import { LocatedList } from '../parts/located-list';
import { NetworkTabs } from '../parts/network-tabs';
import { totalOf } from '../parts/prices';
import { useText } from '../parts/texts';
import { useIpAddresses, useLoadBalancers, useNetworks } from '../parts/use-located';
import { useMonthlyPrices } from '../parts/use-prices';
import { balancerPrices, balancerTitle, ruleLabel } from './facts';

/** A load balancer with what its own row does not say. */
interface Row extends Located<LoadBalancer> {
  readonly network: string | undefined;
  readonly publicAddress: string;
  readonly account: string;
}

/** Load balancers of all locations, joined with networks, floating IPs and billing accounts. */
function useRows() {
  const places = useLocationSlugs();
  const query = useLoadBalancers(places);
  const networks = useNetworks(places);
  const addresses = useIpAddresses(places);
  const accountName = useAccountNames();
  const rows = useMemo(() => {
    const names = new Map(networks.rows.map((row) => [row.uuid, row.name]));
    return query.rows.map((row): Row => ({
      ...row,
      network: row.network_uuid ? names.get(row.network_uuid) : undefined,
      publicAddress: addressesOf(addresses.rows, row.uuid)
        .map(({ address }) => address)
        .join(', '),
      account: accountName(row.billing_account_id),
    }));
  }, [query.rows, networks.rows, addresses.rows, accountName]);
  return { ...query, rows };
}

const rulesOf = (row: Row): string => row.forwarding_rules.map(ruleLabel).join(', ');

function NetworkCell({ row }: { row: Row }) {
  if (!row.network_uuid) return <TextCell>{null}</TextCell>;
  return (
    <Link to={paths.network({ location: row.location, uuid: row.network_uuid })}>
      {row.network ?? row.network_uuid}
    </Link>
  );
}

function useColumns(priceOf: (row: Row) => ReturnType<typeof totalOf>): Column<Row>[] {
  const t = useText();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        fixed: true,
        value: balancerTitle,
        cell: (row) => <NameCell to={paths.loadBalancer(row)} name={balancerTitle(row)} />,
      },
      {
        id: 'location',
        header: t('column.location'),
        width: 130,
        value: (row) => locationName(row.location),
        cell: (row) => <PlaceCell slug={row.location} />,
      },
      {
        id: 'public',
        header: t('lb.public'),
        width: 130,
        value: (row) => row.publicAddress,
        cell: (row) => <TextCell>{row.publicAddress}</TextCell>,
      },
      {
        id: 'private',
        header: t('lb.private'),
        width: 120,
        value: (row) => row.private_address ?? '',
        cell: (row) => <TextCell>{row.private_address}</TextCell>,
      },
      {
        id: 'network',
        header: t('lb.network'),
        width: 130,
        value: (row) => row.network ?? '',
        cell: (row) => <NetworkCell row={row} />,
      },
      {
        id: 'rules',
        header: t('lb.rules'),
        width: 150,
        value: rulesOf,
        cell: (row) => <TextCell>{rulesOf(row)}</TextCell>,
      },
      {
        id: 'targets',
        header: t('lb.targets'),
        width: 75,
        align: 'end',
        value: (row) => row.targets.length,
        cell: (row) => <NumberCell value={row.targets.length} />,
      },
      {
        id: 'account',
        header: t('column.account'),
        width: 150,
        value: (row) => row.account,
        cell: (row) => <AccountLink id={row.billing_account_id} name={row.account} />,
      },
      {
        id: 'price',
        header: t('column.price'),
        width: 100,
        align: 'end',
        value: (row) => Number(priceOf(row) ?? 0),
        cell: (row) => <PriceCell amount={priceOf(row)} />,
      },
      {
        id: 'created',
        header: t('column.created'),
        width: 150,
        hidden: true,
        value: (row) => row.created_at ?? null,
        cell: (row) => <TextCell>{row.created_at ? <DateTime value={row.created_at} /> : null}</TextCell>,
      },
      { id: 'uuid', header: t('column.uuid'), width: 300, hidden: true, value: (row) => row.uuid },
    ],
    [t, priceOf],
  );
}

/** All load balancers of all locations. (spec 3, section 3) */
export function LoadBalancerList() {
  const t = useText();
  const { money } = useFormat();
  const query = useRows();
  const monthly = useMonthlyPrices();
  const priceOf = useMemo(() => (row: Row) => balancerPrices(row, 0, monthly).own, [monthly]);
  const columns = useColumns(priceOf);
  const [place] = useLocationSlugs();
  const price = place === undefined ? undefined : monthly(place, 'LOAD_BALANCER');
  return (
    <Page title={t('lb.title')} breadcrumbs={useCrumbs().network}>
      <PageHead title={t('lb.title')} />
      <NetworkTabs value="load_balancer" />
      <LocatedList<Row>
        id="load_balancer"
        label={t('lb.title')}
        rows={query.rows}
        locations={query.locations}
        isLoading={query.isLoading}
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
        footer={(rows) => (
          <ListFooter
            count={t('lb.inPlaces', { n: rows.length, places: placesOf(rows) })}
            total={totalOf(rows.map(priceOf))}
          />
        )}
        about={price === undefined ? t('lb.about') : t('lb.aboutPrice', { price: money(price) })}
        missing={t('lb.missing')}
      />
    </Page>
  );
}
