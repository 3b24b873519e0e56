import { useMemo } from 'react';
import { selectionAction } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { useFormat } from '@console/ui';
import type { TableSelection } from '@console/ui/data';
import type { BucketBulk } from './actions/bulk-dialogs';
import { whyNot } from './actions/can';
import { bucketPrice } from './price';
import type { BucketRow } from './rows';
import { useBucketText } from './texts';
import { useStoragePrices } from './use-prices';

/** What can be done with several buckets at once, and for how many of them. */
export function useBucketSelection(
  open: (action: BucketBulk, rows: readonly BucketRow[]) => void,
): TableSelection<BucketRow> {
  const t = useBucketText();
  const { money } = useFormat();
  const prices = useStoragePrices();
  return useMemo(
    () => ({
      sum: (rows) => {
        const sum = sumPrices(rows.map((row) => bucketPrice(row, prices)));
        return sum ? t('list.sum', { amount: money(sum.amount, sum) }) : '';
      },
      actions: (rows) => [
        selectionAction(rows, {
          id: 'moveAccount',
          icon: 'receipt',
          label: t('action.account'),
          none: t('bulk.accountNone'),
          whyNot,
          onSelect: open,
        }),
        selectionAction(rows, {
          id: 'delete',
          icon: 'trash-2',
          label: t('action.delete'),
          danger: true,
          none: t('bulk.deleteNone'),
          whyNot,
          onSelect: open,
        }),
      ],
    }),
    [t, money, prices, open],
  );
}
