import { useCallback, useMemo } from 'react';
import { Page, useLocationSlugs } from '@console/area';
import { paths } from '@console/contract/paths';
import { useBulkDialog } from '@console/domain/bulk';
import { CreateLink, ListHead, LocatedList, PlacesTotals, useListState, useRowDialog } from '@console/domain/list';
import { pricePerRow } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { StaleStrip } from '@console/domain/stale';
import { EmptyState, ErrorPanel, LocationCode, Price, Skeleton } from '@console/ui';
import type { CardContent } from '@console/ui/data';
import { useText } from '../../parts/texts';
import { BulkDialogs, ServiceDialogs } from '../actions/lazy-dialogs';
import { useServiceMenu } from '../actions/menu';
import { bulkActions } from '../bulk/actions';
import { serviceHost, servicePrice, versionedSoftware } from '../facts';
import { ServiceStatus, serviceShape, useStatusLabel } from '../status';
import { useServiceText } from '../texts';
import { listDialogs, servicePath } from '../urls';
import { useServices, type ServiceView } from '../use-services';
import { useServiceColumns } from './columns';
import { useServiceSelection } from './selection';

const nameOf = (row: ServiceView): string => row.name;
const searchText = (row: ServiceView): string[] => [
  row.name,
  row.software,
  row.version ?? '',
  serviceHost(row) ?? '',
  ...row.addresses,
  row.uuid,
];

/** A service where there is no room for columns. */
function useCard(priceOf: (row: ServiceView) => ReturnType<typeof servicePrice>): (row: ServiceView) => CardContent {
  const t = useText();
  return (row) => {
    const amount = priceOf(row);
    return {
      title: row.name,
      to: servicePath(row),
      status: <ServiceStatus service={row} />,
      meta: (
        <>
          {row.location ? <LocationCode slug={row.location} /> : null}{' '}
          {t('service.size', { vcpu: row.size.vcpu, memory: row.size.memory / 1024, disk: row.size.disk })}
        </>
      ),
      price: amount === undefined ? undefined : <Price amount={amount} per="month" />,
      detail: row.software ? (
        [versionedSoftware(row), serviceHost(row)].filter(Boolean).join(', ')
      ) : (
        <Skeleton width={120} />
      ),
    };
  };
}

/** All managed services. (spec 3, section 3) */
export function ServiceList() {
  const t = useText();
  const s = useServiceText();
  const services = useServices(useLocationSlugs());
  const { rows, error, staleBy, retryAt, isLoading, unread, reload } = services;
  const state = useListState({ id: 'service' });
  const monthly = useMonthlyPrices();
  const priceOf = useMemo(() => pricePerRow((row: ServiceView) => servicePrice(row, monthly)), [monthly]);
  const columns = useServiceColumns(priceOf);
  const word = useStatusLabel();
  const dialog = useRowDialog(listDialogs, rows);
  const bulk = useBulkDialog({ actions: bulkActions, rows, nameOf });
  const selection = useServiceSelection(priceOf, bulk.open);
  const menu = useServiceMenu({ onOpen: dialog.open });
  const countLabel = useCallback((n: number) => t('service.count', { n }), [t]);
  const card = useCard(priceOf);
  const isEmpty = !isLoading && !error && rows.length === 0 && unread.length === 0;
  const create = <CreateLink to={paths.serviceCreate()} label={s('list.create')} short={s('list.createShort')} />;
  return (
    <Page title={t('service.title')}>
      <ListHead
        title={t('service.title')}
        state={state}
        file={s('list.file')}
        isEmpty={isEmpty || error !== undefined}
        create={create}
      />
      <StaleStrip query={{ data: rows, error: staleBy, retryAt, reload }} />
      {error ? (
        <ErrorPanel error={error} title={t('service.listFailed')} onRetry={() => void reload()} />
      ) : (
        <LocatedList
          state={state}
          label={t('service.title')}
          rows={rows}
          query={services}
          unread={unread}
          columns={columns}
          search={{ placeholder: t('service.search'), text: searchText }}
          filters={[
            { id: 'status', label: t('column.status'), value: word },
            { id: 'service', label: t('service.software'), value: (row) => row.software },
            { id: 'account', label: t('column.account'), value: (row) => row.account },
          ]}
          card={card}
          countLabel={countLabel}
          rowActions={menu}
          nameOf={nameOf}
          selection={selection}
          footer={(shown, isPartial) => (
            <PlacesTotals
              rows={shown}
              isPartial={isPartial}
              text={(n, places) => t('service.inPlaces', { n, places })}
              priceOf={priceOf}
            />
          )}
          empty={<EmptyState icon="boxes" text={t('service.about')} actions={isEmpty ? create : undefined} />}
          missing={(n) => t('service.missing', { n })}
          statusOf={serviceShape}
        />
      )}
      {dialog.shown ? (
        <ServiceDialogs service={dialog.shown.row} dialog={dialog.shown.name} onClose={dialog.shown.onClose} />
      ) : null}
      {bulk.shown ? <BulkDialogs {...bulk.shown} /> : null}
    </Page>
  );
}
