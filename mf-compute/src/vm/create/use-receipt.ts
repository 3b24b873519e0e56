import { creditLeft, daysLeft, monthWithTax, serverNow, spendPerDay, useQuery, type Money } from '@console/api';
import { useSiteConfig, useTaxLabel } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { HOURS_PER_MONTH } from '@console/contract/pricing';
import { listUsage } from '@console/contract/usage';
import { useFormat, type ReceiptProps } from '@console/ui';
import type { QuoteLine } from '../../price/quote';
import { totalsOf } from '../../price/tax';
import { useText } from '../../texts';
import { usePrices } from '../use-vms';
import { accountOf } from './choices';
import { useVmForm } from './form-context';
import { quoteValues } from './quote';

const SECONDS_PER_DAY = 86_400;

export interface ReceiptFacts {
  readonly receipt: ReceiptProps;
  readonly itemCount: number;
  readonly hourly: string;
  readonly monthly: string;
  /** 'Charged by the hour from …. Credit lasts …' */
  readonly note: string;
  readonly hasTax: boolean;
}

/** Shares of an hour's price are shown to four digits; the sum is made of the exact ones. */
const shown = (amount: Money): Money => amount.round(4);

/** What the chosen machine costs, item by item; undefined while the price is not known. */
export function useReceipt(): ReceiptFacts | undefined {
  const t = useText();
  const { money, number, duration } = useFormat();
  const tax = useTaxLabel();
  const prices = usePrices();
  const { siteCurrency: currency } = useSiteConfig();
  const { choices, values } = useVmForm();
  const account = accountOf(choices, values.account);
  const usage = useQuery(listUsage, account ? { billing_account_id: account.id } : null).data;
  const quote = prices && quoteValues(choices, values, prices, currency);
  if (!quote) return undefined;
  const totals = totalsOf(quote, account);
  const lineNote = ({ id, quantity, unitHourly }: QuoteLine): string => {
    const price = money(unitHourly, { per: 'hour' });
    if (id === 'publicIp') return t('receipt.addresses', { n: quantity });
    const amount = number(quantity, { digits: 1 });
    return id === 'cpu' || id === 'licence'
      ? t('receipt.times', { amount, price })
      : t('receipt.timesGb', { amount, price });
  };
  const lines = quote.lines.map((line) => ({
    id: line.id,
    label: t(`receipt.${line.id}`),
    note: lineNote(line),
    hourly: line.hourly,
    monthly: line.monthly,
  }));
  const discount = totals.discount && {
    id: 'discount',
    label: t('receipt.discount', { percent: number(totals.discount.percent, { digits: 2 }) }),
    hourly: shown(totals.discount.hourly.times(-1)),
    monthly: totals.discount.monthly.times(-1),
  };
  const hourly = money(shown(totals.total.hourly), { per: 'hour' });
  const taxLine = totals.tax && {
    label: t('receipt.tax', { tax, percent: number(totals.tax.percent, { digits: 2 }) }),
    hourly: shown(totals.tax.hourly),
    monthly: totals.tax.monthly,
  };
  const lasts = (days: number) => (Number.isFinite(days) ? duration(days * SECONDS_PER_DAY) : undefined);
  const credit = account && creditLeft(account);
  const perDay = account && usage && spendPerDay(monthWithTax(account, usage), serverNow(), usage);
  const withIt = credit && perDay && lasts(daysLeft(credit, perDay.plus(totals.total.hourly.times(24))));
  const without = credit && perDay && lasts(daysLeft(credit, perDay));
  const charged = account ? t('receipt.charged', { account: accountTitle(account) }) : '';
  const runs = !credit?.gt(0)
    ? ''
    : withIt && without
      ? t('receipt.lasts', { with: withIt, without })
      : withIt
        ? t('receipt.lastsWith', { with: withIt })
        : '';
  return {
    receipt: {
      lines: discount ? [...lines, discount] : lines,
      before: {
        label: t('receipt.before', { tax }),
        hourly: shown(totals.beforeTax.hourly),
        monthly: totals.beforeTax.monthly,
      },
      ...(taxLine ? { tax: taxLine } : {}),
      total: {
        label: t('receipt.total'),
        note: t('receipt.hours', { hours: HOURS_PER_MONTH, hourly }),
        amount: totals.total.monthly,
      },
    },
    itemCount: quote.lines.length,
    hourly,
    monthly: money(totals.total.monthly),
    note: [charged, runs].filter(Boolean).join(' '),
    hasTax: totals.tax !== undefined,
  };
}
