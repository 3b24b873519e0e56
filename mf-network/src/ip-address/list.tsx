import { useMemo } from 'react';
import { Page, useLocationSlugs, useTaxLabel } from '@console/area';
import { paths } from '@console/contract/paths';
import {
  CreateLink,
  isEmptyList,
  ListHead,
  LocatedList,
  missingPlaces,
  PlacesTotals,
  useListState,
} from '@console/domain/list';
import { useMonthlyPrices } from '@console/domain/price-list';
import { EmptyState, LocationCode, Price, Skeleton, useFormat } from '@console/ui';
import { useCrumbs } from '../parts/crumbs';
import { NetworkTabs } from '../parts/network-tabs';
import { usePriceRange } from '../parts/price-range';
import { useText } from '../parts/texts';
import { assigneeName, ipPrice, ipShape, ipState, type IpState } from './assignment';
import { useIpMenu } from './actions/menu';
import { useIpColumns } from './columns';
import { useIpListDialogs } from './list-dialogs';
import { useIpSelection } from './selection';
import { useIpRows, type IpRow } from './rows';
import { IpStatus, useIpLabels } from './labels';

const STATES: readonly IpState[] = ['assigned', 'unassigned', 'disabled'];

const BY_ADDRESS = { id: 'address' };

/** What floating IPs are, with their two prices where the list names them. */
function useAbout(): string {
  const t = useText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const rangeOf = usePriceRange();
  const assigned = rangeOf('ASSIGNED_FLOATING_IP');
  const unassigned = rangeOf('UNASSIGNED_FLOATING_IP');
  if (assigned === undefined || unassigned === undefined) return t('ip.about');
  const from = assigned.varies || unassigned.varies ? 'yes' : 'no';
  return t('ip.aboutPrice', { assigned: money(assigned.least), unassigned: money(unassigned.least), from, tax });
}

const nameOf = (row: IpRow): string => row.address;

/** All floating IPs of all locations. (spec 3, section 3) */
export function IpAddressList() {
  const t = useText();
  const places = useLocationSlugs();
  const query = useIpRows(places, true);
  const monthly = useMonthlyPrices();
  const priceOf = useMemo(() => (row: IpRow) => ipPrice(row, monthly), [monthly]);
  const columns = useIpColumns(priceOf);
  const labels = useIpLabels();
  const about = useAbout();
  const state = useListState({ id: 'ip_address', sort: BY_ADDRESS });
  const dialogs = useIpListDialogs(query.rows);
  const menu = useIpMenu(dialogs.open);
  const selection = useIpSelection(dialogs.openMany);
  const isEmpty = isEmptyList(query.rows, query);
  const create = (
    <CreateLink to={paths.networkCreate({ type: 'ip_address' })} label={t('ip.reserve')} short={t('ip.reserveShort')} />
  );
  return (
    <Page title={t('ip.title')} breadcrumbs={useCrumbs().network}>
      <ListHead
        title={t('ip.title')}
        state={state}
        file={t('ip.csv')}
        missing={missingPlaces(query.locations, state.chosen)}
        isEmpty={isEmpty}
        create={create}
      />
      <NetworkTabs value="ip_address" />
      <LocatedList
        state={state}
        label={t('ip.title')}
        rows={query.rows}
        kept={query.kept}
        query={query}
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
            options: STATES.map((value) => ({ value, label: labels[value] })),
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
            price: amount == null ? undefined : <Price amount={amount} per="month" />,
            detail: row.assignee?.isNameLoading ? <Skeleton width={120} /> : row.assignee && assigneeName(row.assignee),
          };
        }}
        rowActions={menu}
        nameOf={nameOf}
        selection={selection}
        countLabel={(n) => t('ip.count', { n })}
        footer={(rows, isPartial) => (
          <PlacesTotals
            rows={rows}
            isPartial={isPartial}
            text={(n, places) => t('ip.inPlaces', { n, places })}
            priceOf={priceOf}
          />
        )}
        empty={isEmpty ? <EmptyState icon="globe" text={about} actions={create} /> : undefined}
        missing={(n) => t('ip.missing', { n })}
        statusOf={ipShape}
      />
      {dialogs.dialog}
    </Page>
  );
}
