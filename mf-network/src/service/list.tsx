import { useMemo } from 'react';
import { Page } from '@console/area';
import { LocatedList, locationCount, MonthlyTotal, RowCount, useListState } from '@console/domain/list';
import { oncePerRow, sumPrices } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { EmptyState, ErrorPanel, LocationCode, PageHead, Price } from '@console/ui';
import { useText } from '../parts/texts';
import { servicePath, useServiceColumns } from './columns';
import { servicePrice, serviceTitle } from './facts';
import { useServiceRows, type ServiceRow } from './rows';
import { serviceShape, ServiceStatus, useServiceStatusLabel } from './status';

const shapeOf = (row: ServiceRow) => serviceShape(row.status);

/** All managed services. (spec 3, section 3) */
export function ServiceList() {
  const t = useText();
  const query = useServiceRows();
  const { rows, error, reload } = query;
  const state = useListState({ id: 'service' });
  const monthly = useMonthlyPrices();
  const priceOf = useMemo(() => oncePerRow((row: ServiceRow) => servicePrice(row, monthly)), [monthly]);
  const columns = useServiceColumns(priceOf);
  const word = useServiceStatusLabel();
  return (
    <Page title={t('service.title')}>
      <PageHead title={t('service.title')} />
      {error ? (
        <ErrorPanel error={error} title={t('service.listFailed')} onRetry={() => void reload()} />
      ) : (
        <LocatedList
          state={state}
          label={t('service.title')}
          rows={rows}
          query={query}
          unread={query.unread}
          columns={columns}
          search={{
            placeholder: t('service.search'),
            text: (row) => [
              serviceTitle(row),
              row.software,
              row.version ?? '',
              row.properties?.service_ip ?? '',
              row.uuid,
            ],
          }}
          filters={[
            { id: 'status', label: t('column.status'), value: (row) => word(row.status) },
            { id: 'service', label: t('service.software'), value: (row) => row.software },
            { id: 'account', label: t('column.account'), value: (row) => row.account },
          ]}
          card={(row) => {
            const amount = priceOf(row);
            return {
              title: serviceTitle(row),
              to: servicePath(row),
              status: <ServiceStatus status={row.status} />,
              meta: (
                <>
                  {row.location ? <LocationCode slug={row.location} /> : null}{' '}
                  {t('service.size', { vcpu: row.size.vcpu, memory: row.size.memory / 1024, disk: row.size.disk })}
                </>
              ),
              price: amount === undefined ? undefined : <Price amount={amount} per="month" />,
              detail: [`${row.software} ${row.version ?? ''}`.trim(), row.properties?.service_ip]
                .filter(Boolean)
                .join('  '),
            };
          }}
          countLabel={(n) => t('service.count', { n })}
          footer={(shown, isPartial) => (
            <>
              <RowCount
                text={t('service.inPlaces', { n: shown.length, places: locationCount(shown) })}
                isPartial={isPartial}
              />
              <MonthlyTotal sum={sumPrices(shown.map(priceOf), isPartial)} />
            </>
          )}
          empty={<EmptyState text={t('service.about')} />}
          missing={(n) => t('service.missing', { n })}
          statusOf={shapeOf}
        />
      )}
    </Page>
  );
}
