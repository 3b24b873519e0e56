import { useMemo } from 'react';
import type { Money } from '@console/api';
import { paths } from '@console/contract/paths';
import { useAccountLinks } from '@console/domain/detail';
import { useColumns } from '@console/domain/list';
import { useArePricesLoading } from '@console/domain/price-list';
import { Status, useFormat } from '@console/ui';
import { NumberCell, UnknownCell, type Column } from '@console/ui/data';
import { useText } from '../parts/texts';
import type { BucketRow } from './rows';

/** A suspended bucket can be read, not written. */
export function BucketStatus({ bucket }: { bucket: Pick<BucketRow, 'is_suspended' | 'pending'> }) {
  const t = useText();
  if (bucket.pending === 'delete') return <Status state="working" label={t('bucket.deleting')} />;
  return bucket.is_suspended ? (
    <Status state="notice" label={t('bucket.suspended')} />
  ) : (
    <Status state="good" label={t('bucket.active')} />
  );
}

/** Columns of the list of buckets. */
export function useBucketColumns(priceOf: (row: BucketRow) => Money | undefined): Column<BucketRow>[] {
  const t = useText();
  const column = useColumns<BucketRow>();
  const accountLink = useAccountLinks();
  const arePricesLoading = useArePricesLoading();
  const { bytes } = useFormat();
  return useMemo(
    () => [
      column.name({ value: (row) => row.name, to: (row) => paths.bucket({ storageName: row.name }) }),
      column.status({
        width: 120,
        sortBy: (row) => Number(row.is_suspended === true),
        word: (row) => t(row.is_suspended ? 'bucket.suspended' : 'bucket.active'),
        cell: (row) => <BucketStatus bucket={row} />,
      }),
      {
        id: 'size',
        header: t('bucket.size'),
        width: 110,
        align: 'end',
        value: (row) => row.size_bytes,
        cell: ({ size_bytes: size }) => (size == null ? <UnknownCell /> : bytes(size)),
      },
      {
        id: 'objects',
        header: t('bucket.objects'),
        width: 100,
        align: 'end',
        value: (row) => row.num_objects,
        cell: ({ num_objects: n }) => (n == null ? <UnknownCell /> : <NumberCell value={n} />),
      },
      column.text({ id: 'owner', header: t('bucket.owner'), width: 160, hidden: true, value: (row) => row.owner }),
      column.account({
        width: 190,
        name: (row) => row.account,
        cell: (row) => accountLink(row.billing_account_id),
      }),
      column.date({ width: 150, at: (row) => row.created_at }),
      column.date({
        id: 'modified',
        header: t('bucket.modified'),
        width: 150,
        hidden: true,
        at: (row) => row.modified_at,
      }),
      column.amount({ width: 110, amount: priceOf, isLoading: () => arePricesLoading }),
    ],
    [t, column, accountLink, bytes, priceOf, arePricesLoading],
  );
}
