import { useMemo } from 'react';
import { useQuery } from '@console/api';
import { Page, useUrlAdapter } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { listBuckets } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { MonthlyTotal, RowCount } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { atLeast, EmptyState, ErrorPanel, PageHead, Price, useFormat } from '@console/ui';
import { DataTable, useTableState } from '@console/ui/data';
import { StorageTabs } from '../parts/storage-tabs';
import { useText } from '../parts/texts';
import { BucketStatus, useBucketColumns, type BucketRow } from './columns';
import { bucketPrice, pricePerGigabyte, totalBytes } from './price';
import { useStoragePrices } from './use-prices';

/** Totals of the buckets that are shown. */
function Footer({
  rows,
  isPartial,
  priceOf,
}: {
  rows: readonly BucketRow[];
  isPartial: boolean;
  priceOf: (row: BucketRow) => ReturnType<typeof bucketPrice>;
}) {
  const t = useText();
  const { bytes } = useFormat();
  const stored = bytes(totalBytes(rows));
  return (
    <>
      <RowCount text={t('bucket.count', { n: rows.length })} isPartial={isPartial} />
      <span>{isPartial ? atLeast(stored) : stored}</span>
      <MonthlyTotal sum={sumPrices(rows.map(priceOf), isPartial)} />
    </>
  );
}

/** All buckets; they are not tied to a location. (spec 3, section 3) */
export function BucketList() {
  const t = useText();
  const { bytes, money } = useFormat();
  const { data, error, isLoading, unread, reload } = useQuery(listBuckets, {});
  const accountName = useAccountNames();
  const prices = useStoragePrices();
  const rows = useMemo(
    () => (data ?? []).map((row): BucketRow => ({ ...row, account: accountName(row.billing_account_id) })),
    [data, accountName],
  );
  const priceOf = useMemo(() => (row: BucketRow) => bucketPrice(row, prices), [prices]);
  const columns = useBucketColumns(priceOf);
  const state = useTableState({ id: 'bucket', adapter: useUrlAdapter(), defaultSort: { id: 'name' } });
  const perGigabyte = pricePerGigabyte(prices, 1);
  return (
    <Page title={t('bucket.title')} breadcrumbs={[{ label: t('storage'), to: paths.storage() }]}>
      <PageHead title={t('bucket.title')} />
      <StorageTabs value="buckets" />
      {error && !data ? (
        <ErrorPanel error={error} title={t('bucket.listFailed')} onRetry={() => void reload()} />
      ) : (
        <DataTable
          fill
          label={t('bucket.title')}
          columns={columns}
          rows={rows}
          getRowId={(row) => row.name}
          state={state}
          loading={isLoading}
          unread={unread}
          search={{ placeholder: t('bucket.search'), text: (row) => [row.name, row.owner ?? '', row.account] }}
          filters={[
            {
              id: 'status',
              label: t('column.status'),
              value: (row) => (row.is_suspended ? 'suspended' : 'active'),
              options: [
                { value: 'active', label: t('bucket.active') },
                { value: 'suspended', label: t('bucket.suspended') },
              ],
            },
            { id: 'account', label: t('column.account'), value: (row) => row.account },
          ]}
          card={(row) => {
            const price = priceOf(row);
            return {
              title: row.name,
              to: paths.bucket({ storageName: row.name }),
              status: <BucketStatus bucket={row} />,
              meta: t('bucket.objectCount', { size: bytes(row.size_bytes ?? 0), n: row.num_objects ?? 0 }),
              price: price === undefined ? undefined : <Price amount={price} per="month" />,
              detail: row.account,
            };
          }}
          countLabel={(n) => t('bucket.count', { n })}
          footer={(shown, isPartial) => <Footer rows={shown} isPartial={isPartial} priceOf={priceOf} />}
          empty={
            <EmptyState
              text={
                perGigabyte === undefined
                  ? t('bucket.about')
                  : t('bucket.aboutPrice', { price: money(perGigabyte, { digits: 4 }) })
              }
            />
          }
        />
      )}
    </Page>
  );
}
