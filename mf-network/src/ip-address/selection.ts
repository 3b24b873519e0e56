import { useMemo } from 'react';
import { sumPrices } from '@console/domain/price';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useFormat, type IconName } from '@console/ui';
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
  return useMemo(() => {
    const item = (action: IpBulk, rows: readonly IpRow[], look: { icon: IconName; label: string; none: string }) => {
      const applies = rows.filter((row) => whyNot(action, row) === undefined).length;
      return {
        id: action,
        icon: look.icon,
        label: look.label,
        applies,
        onSelect: () => open(action, rows),
        ...(applies === 0 ? { reason: look.none } : {}),
      };
    };
    return {
      sum: (rows) => {
        const sum = sumPrices(rows.map((row) => ipPrice(row, monthly)));
        return sum ? t('list.sum', { amount: money(sum.amount, sum) }) : '';
      },
      actions: (rows) => [
        item('moveAccount', rows, { icon: 'receipt', label: t('action.account'), none: t('bulk.accountNone') }),
        {
          ...item('release', rows, { icon: 'trash-2', label: t('action.release'), none: t('bulk.releaseNone') }),
          danger: true,
        },
      ],
    };
  }, [t, money, monthly, open]);
}
