import { useMemo } from 'react';
import { selectionAction } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import type { TableSelection } from '@console/ui/data';
import type { IpBulk } from './actions/bulk-dialogs';
import { whyNot } from './actions/can';
import { ipPrice } from './assignment';
import type { IpRow } from './rows';
import { useIpText } from './texts';

/** What can be done with several floating IPs at once. */
export function useIpSelection(open: (action: IpBulk, rows: readonly IpRow[]) => void): TableSelection<IpRow> {
  const t = useIpText();
  const { money } = useFormat();
  const monthly = useMonthlyPrices();
  return useMemo(
    () => ({
      sum: (rows) => {
        const sum = sumPrices(rows.map((row) => ipPrice(row, monthly)));
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
          id: 'release',
          icon: 'trash-2',
          label: t('action.release'),
          danger: true,
          none: t('bulk.releaseNone'),
          whyNot,
          onSelect: open,
        }),
      ],
    }),
    [t, money, monthly, open],
  );
}
