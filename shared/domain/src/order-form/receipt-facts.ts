import type { Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { HOURS_PER_MONTH } from '@console/contract/pricing';
import type { ChargeChange } from '../credit-change';
import type { QuoteLine, Rate } from '../price/quote';
import { totalsOf } from '../price/tax';
import { useFormat } from '@console/ui';
import type { ReceiptLine, ReceiptProps } from '@console/ui/forms';
import { useOrderText } from '../order/messages';

export interface ReceiptFacts {
  readonly receipt: ReceiptProps;
  readonly itemCount: number;
  /** Of the total, as they are shown. */
  readonly hourly: string;
  readonly monthly: string;
  /** 'Charged by the hour to …' */
  readonly note: string;
  readonly hasTax: boolean;
  /** What it adds to what an account is charged per hour. */
  readonly charge: ChargeChange;
}

/** What an hour costs altogether is shown to four digits; the sum is made of the exact ones. */
const shown = (amount: Money): Money => amount.round(4);

/** The items of a price with what is said of each. */
export const receiptLines = <Line extends Pick<QuoteLine, 'id' | 'hourly' | 'monthly'>>(
  quote: { readonly lines: readonly Line[] } | undefined,
  say: (line: Line) => Pick<ReceiptLine, 'label' | 'note'>,
): ReceiptLine[] =>
  (quote?.lines ?? []).map((line) => ({
    id: line.id,
    ...say(line),
    hourly: shown(line.hourly),
    monthly: line.monthly,
  }));

export interface ReceiptOptions {
  /** How many machines it is for. */
  readonly count?: number;
  /** What else has to be said of the price, before who pays. */
  readonly remark?: string;
}

/**
 * What an order costs as its receipt says it: items, discount and tax of the account, and the total. Money in the site's currency.
 * @param quote the price before discount and tax; undefined while it is not known
 * @param lines its items with their labels
 */
export function useReceiptFacts(
  quote: Rate | undefined,
  lines: readonly ReceiptLine[],
  account: BillingAccount | undefined,
  { count = 1, remark = '' }: ReceiptOptions = {},
): ReceiptFacts | undefined {
  const t = useOrderText();
  const { money, number } = useFormat();
  const tax = useTaxLabel();
  const totals = quote && totalsOf(quote, account);
  if (!totals) return undefined;
  const percent = (value: number) => number(value, { digits: 2 });
  const hourly = money(shown(totals.total.hourly), { per: 'hour' });
  const charged = account ? t('receipt.charged', { account: accountTitle(account) }) : '';
  const discount = totals.discount && {
    id: 'discount',
    label: t('receipt.discount', { percent: percent(totals.discount.percent) }),
    hourly: totals.discount.hourly.times(-1),
    monthly: totals.discount.monthly.times(-1),
  };
  return {
    receipt: {
      lines: discount ? [...lines, discount] : lines,
      before: {
        label: t('receipt.before', { tax }),
        hourly: totals.beforeTax.hourly,
        monthly: totals.beforeTax.monthly,
      },
      ...(totals.tax
        ? {
            tax: {
              label: t('receipt.tax', { tax, percent: percent(totals.tax.percent) }),
              hourly: totals.tax.hourly,
              monthly: totals.tax.monthly,
            },
          }
        : {}),
      total: {
        label: t('receipt.total', { n: count }),
        note: t('receipt.hours', { hours: HOURS_PER_MONTH, hourly }),
        amount: totals.total.monthly,
      },
    },
    itemCount: lines.length,
    hourly,
    monthly: money(totals.total.monthly),
    note: [remark, charged].filter(Boolean).join(' '),
    hasTax: totals.tax !== undefined,
    charge: { account: account?.id, amount: totals.beforeTax.hourly },
  };
}
