import { useMemo } from 'react';
import { Page, useLocationSlugs } from '@console/area';
import { paths } from '@console/contract/paths';
import { sumOfKnown } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { LocationCode, PageHead, Price, useFormat } from '@console/ui';
import { useCrumbs } from '../parts/crumbs';
import { ListFooter, placesOf } from '../parts/list-footer';
import { LocatedList } from '../parts/located-list';
import { NetworkTabs } from '../parts/network-tabs';
import { useText } from '../parts/texts';
import { ipPrice, ipState, type IpState } from './assignment';
import { useIpColumns } from './columns';
import { useIpRows, type IpRow } from './rows';
import { ipShape, IpStatus, useIpWords } from './words';

const STATES: readonly IpState[] = ['assigned', 'unassigned', 'disabled'];

/** What floating IPs are, with their two prices where the list names them. */
function useAbout(place: string | undefined): string {
  const t = useText();
  const { money } = useFormat();
  const monthly = useMonthlyPrices();
  const assigned = place === undefined ? undefined : monthly(place, 'ASSIGNED_FLOATING_IP');
  const unassigned = place === undefined ? undefined : monthly(place, 'UNASSIGNED_FLOATING_IP');
  if (assigned === undefined || unassigned === undefined) return t('ip.about');
  return t('ip.aboutPrice', { assigned: money(assigned), unassigned: money(unassigned) });
}

/** All floating IPs of all locations. (spec 3, section 3) */
export function IpAddressList() {
  const t = useText();
  const places = useLocationSlugs();
  const query = useIpRows(places);
  const monthly = useMonthlyPrices();
  const priceOf = useMemo(() => (row: IpRow) => ipPrice(row, monthly), [monthly]);
  const columns = useIpColumns(priceOf);
  const words = useIpWords();
  const about = useAbout(places[0]);
  return (
    <Page title={t('ip.title')} breadcrumbs={useCrumbs().network}>
      <PageHead title={t('ip.title')} />
      <NetworkTabs value="ip_address" />
      <LocatedList<IpRow>
        id="ip_address"
        label={t('ip.title')}
        rows={query.rows}
        locations={query.locations}
        isLoading={query.isLoading}
        columns={columns}
        search={{
          placeholder: t('ip.search'),
          text: (row) => [
            row.name ?? '',
            row.address,
            row.assignee?.name ?? '',
            row.assigned_to_private_ip ?? '',
            row.uuid,
          ],
        }}
        filters={[
          {
            id: 'status',
            label: t('column.status'),
            value: ipState,
            options: STATES.map((state) => ({ value: state, label: words[state] })),
          },
          { id: 'account', label: t('column.account'), value: (row) => row.account },
        ]}
        card={(row) => {
          const amount = priceOf(row);
          return {
            title: row.address,
            to: paths.ipAddress(row),
            status: <IpStatus row={row} />,
            meta: (
              <>
                <LocationCode slug={row.location} /> {row.name}
              </>
            ),
            price: amount === undefined ? undefined : <Price amount={amount} per="month" />,
            detail: row.assignee ? (row.assignee.name ?? row.assignee.uuid) : '',
          };
        }}
        countLabel={(n) => t('ip.count', { n })}
        footer={(rows) => (
          <ListFooter
            count={t('ip.inPlaces', { n: rows.length, places: placesOf(rows) })}
            total={sumOfKnown(rows.map(priceOf))}
          />
        )}
        about={about}
        missing={t('ip.missing')}
        statusOf={ipShape}
      />
    </Page>
  );
}
