import { useMemo } from 'react';
import type { Money } from '@console/api';
import type { Bucket } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { AccountLink } from '@console/domain/detail';
import { DateTime, Status, useFormat } from '@console/ui';
import { NameCell, NumberCell, PriceCell, TextCell, type Column } from '@console/ui/data';
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
  const { bytes } = useFormat();
  return useMemo(() => {
    const date = (
      id: string,
      header: string,
      read: (row: BucketRow) => Date | null | undefined,
      hidden = false,
    ): Column<BucketRow> => ({
      id,
      header,
      width: 150,
      hidden,
      value: (row) => read(row) ?? null,
      cell: (row) => {
        const value = read(row);
        return <TextCell>{value ? <DateTime value={value} /> : null}</TextCell>;
      },
    });
    return [
      {
        id: 'name',
        header: t('column.name'),
        fixed: true,
        value: (row) => row.name,
        cell: (row) => <NameCell to={paths.bucket({ storageName: row.name })} name={row.name} />,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 120,
        value: (row) => Number(row.is_suspended === true),
        cell: (row) => <BucketStatus bucket={row} />,
      },
      {
        id: 'size',
        header: t('bucket.size'),
        width: 110,
        align: 'end',
        value: (row) => row.size_bytes ?? 0,
        cell: (row) => bytes(row.size_bytes ?? 0),
      },
      {
        id: 'objects',
        header: t('bucket.objects'),
        width: 100,
        align: 'end',
        value: (row) => row.num_objects ?? 0,
        cell: (row) => <NumberCell value={row.num_objects ?? 0} />,
      },
      {
        id: 'owner',
        header: t('bucket.owner'),
        width: 160,
        hidden: true,
        value: (row) => row.owner ?? '',
        cell: (row) => <TextCell>{row.owner}</TextCell>,
      },
      {
        id: 'account',
        header: t('column.account'),
        width: 190,
        value: (row) => row.account,
        cell: (row) => <AccountLink id={row.billing_account_id} />,
      },
      date('created', t('bucket.created'), (row) => row.created_at),
      date('modified', t('bucket.modified'), (row) => row.modified_at, true),
      {
        id: 'price',
        header: t('column.price'),
        width: 110,
        align: 'end',
        value: (row) => Number(priceOf(row) ?? 0),
        cell: (row) => <PriceCell amount={priceOf(row)} />,
      },
    ];
  }, [t, bytes, priceOf]);
}
