import { useMemo } from 'react';
import { Page, useTaxLabel } from '@console/area';
import { paths } from '@console/contract/paths';
import { CreateLink, QueryTable, ListHead, MonthlyTotal, RowCount, useListState } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { atLeast, EmptyState, Price, useFormat } from '@console/ui';
import { StorageTabs } from '../parts/storage-tabs';
import { useText } from '../parts/texts';
import { useBucketMenu } from './actions/menu';
import { BucketStatus, useBucketColumns } from './columns';
import { useBucketListDialogs } from './list-dialogs';
import { bucketPrice, pricePerGigabyte, storedIn } from './price';
import { useBucketRows, type BucketRow } from './rows';
import { useBucketSelection } from './selection';
import { useBucketText } from './texts';
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
  const stored = storedIn(rows);
  return (
    <>
      <RowCount text={t('bucket.count', { n: rows.length })} isPartial={isPartial} />
      {stored ? (
        <span>{isPartial || stored.isAtLeast ? atLeast(bytes(stored.bytes)) : bytes(stored.bytes)}</span>
      ) : null}
      <MonthlyTotal sum={sumPrices(rows.map(priceOf), isPartial)} />
    </>
  );
}

/** What a bucket is, with its price where the list names it. */
function useAbout(): string {
  const t = useText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const perGigabyte = pricePerGigabyte(useStoragePrices(), 1);
  if (perGigabyte === undefined) return t('bucket.about');
  return t('bucket.aboutPrice', { price: money(perGigabyte, { digits: 4 }), tax });
}

/** Size and objects of a bucket in a line. */
function useContent(): (row: BucketRow) => string {
  const t = useText();
  const { bytes } = useFormat();
  return ({ size_bytes: size, num_objects: n }) => {
    if (size == null) return t('bucket.sizeUnknown');
    return n == null ? bytes(size) : t('bucket.objectCount', { size: bytes(size), n });
  };
}

const nameOf = (row: BucketRow): string => row.name;

/** All buckets; they are not tied to a location. (spec 3, section 3) */
export function BucketList() {
  const t = useText();
  const own = useBucketText();
  const { query, rows } = useBucketRows();
  const prices = useStoragePrices();
  const priceOf = useMemo(() => (row: BucketRow) => bucketPrice(row, prices), [prices]);
  const columns = useBucketColumns(priceOf);
  const contentOf = useContent();
  const about = useAbout();
  const state = useListState({ id: 'bucket' });
  const dialogs = useBucketListDialogs(rows);
  const menu = useBucketMenu(dialogs.open);
  const selection = useBucketSelection(dialogs.openMany);
  const isEmpty = query.data?.length === 0 && query.unread.length === 0;
  const create = <CreateLink to={paths.bucketCreate()} label={own('list.create')} short={own('list.createShort')} />;
  return (
    <Page title={t('bucket.title')} breadcrumbs={[{ label: t('storage'), to: paths.storage() }]}>
      <ListHead title={t('bucket.title')} state={state} file={own('list.file')} isEmpty={isEmpty} create={create} />
      <StorageTabs value="buckets" />
      <QueryTable
        fill
        label={t('bucket.title')}
        columns={columns}
        rows={rows}
        nameOf={nameOf}
        state={state}
        query={query}
        failed={t('bucket.listFailed')}
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
        selection={selection}
        rowActions={menu}
        rowActionsLabel={(row) => own('list.actionsOf', { name: row.name })}
        card={(row) => {
          const price = priceOf(row);
          return {
            title: row.name,
            to: paths.bucket({ storageName: row.name }),
            status: <BucketStatus bucket={row} />,
            meta: contentOf(row),
            price: price === undefined ? undefined : <Price amount={price} per="month" />,
            detail: row.account,
          };
        }}
        countLabel={(n) => t('bucket.count', { n })}
        footer={(shown, isPartial) => <Footer rows={shown} isPartial={isPartial} priceOf={priceOf} />}
        empty={<EmptyState icon="database" text={about} actions={isEmpty ? create : undefined} />}
      />
      {dialogs.dialog}
    </Page>
  );
}
