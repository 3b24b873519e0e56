import { useMemo } from 'react';
import type { Money } from '@console/api';
import type { Bucket } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import { useColumns } from '@console/domain/list';
import { Status, useFormat } from '@console/ui';
import type { Column } from '@console/ui/data';
import { useText } from '../parts/texts';

/** A bucket with the name of who pays for it. */
export interface BucketRow extends Bucket {
  readonly account: string;
}

/** A suspended bucket answers no requests. */
export function BucketStatus({ bucket }: { bucket: Pick<Bucket, 'is_suspended'> }) {
  const t = useText();
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
        value: (row) => row.size_bytes ?? 0,
        cell: (row) => bytes(row.size_bytes ?? 0),
      },
      column.number({ id: 'objects', header: t('bucket.objects'), width: 100, value: (row) => row.num_objects ?? 0 }),
      column.text({ id: 'owner', header: t('bucket.owner'), width: 160, hidden: true, value: (row) => row.owner }),
      column.account({
        width: 190,
        name: (row) => row.account,
        cell: (row) => <AccountLink id={row.billing_account_id} />,
      }),
      column.date({ width: 150, at: (row) => row.created_at }),
      column.date({
        id: 'modified',
        header: t('bucket.modified'),
        width: 150,
        hidden: true,
        at: (row) => row.modified_at,
      }),
      column.amount({ width: 110, amount: priceOf }),
    ],
    [t, column, bytes, priceOf],
  );
}
