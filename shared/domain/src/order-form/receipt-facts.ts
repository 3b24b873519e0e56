import { serverNow, useQuery, type Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { HOURS_PER_MONTH } from '@console/contract/pricing';
import { listUsage } from '@console/contract/usage';
import { creditLeft, creditTaxFactor, daysLeft, monthFromCredit, spendPerDay } from '../credit/credit';
import type { QuoteLine, Rate } from '../price/quote';
import { totalsOf } from '../price/tax';
import { useFormat } from '@console/ui';
import type { ReceiptLine, ReceiptProps } from '@console/ui/forms';
import { useOrderText } from '../order/messages';

const SECONDS_PER_DAY = 86_400;

export interface ReceiptFacts {
  readonly receipt: ReceiptProps;
  readonly itemCount: number;
  /** Of the total, as they are shown. */
  readonly hourly: string;
  readonly monthly: string;
  /** 'Charged by the hour from …. Your credit will last …' */
  readonly note: string;
  readonly hasTax: boolean;
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

/**
 * How long an account's credit lasts with an order and without it; nothing where there is no credit or no pace.
 * @param hourly of the order, before tax and after discount
 */
function useCreditNote(account: BillingAccount | undefined, hourly: Money | undefined): string {
  const t = useOrderText();
  const { duration } = useFormat();
  const usage = useQuery(listUsage, account ? { billing_account_id: account.id } : null).data;
  const credit = account && creditLeft(account);
  if (!account || !usage || !hourly || !credit?.gt(0)) return '';
  const lasts = (days: number) => (Number.isFinite(days) ? duration(days * SECONDS_PER_DAY) : undefined);
  const perDay = spendPerDay(monthFromCredit(account, usage), serverNow(), usage);
  const withIt = lasts(daysLeft(credit, perDay.plus(hourly.times(24).times(creditTaxFactor(account)))));
  const without = lasts(daysLeft(credit, perDay));
  if (!withIt) return '';
  return without && without !== withIt
    ? t('receipt.lasts', { with: withIt, without })
    : t('receipt.lastsWith', { with: withIt });
}

export interface ReceiptOptions {
  /** How many machines it is for. */
  readonly count?: number;
  /** What else has to be said of the price, before who pays. */
  readonly remark?: string;
}

/**
 * What an order costs as its receipt says it: items, discount and tax of the account, the total, and what it does to the
 * credit. Money in the site's currency.
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
  const credit = useCreditNote(account, totals?.beforeTax.hourly);
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
    note: [remark, charged, credit].filter(Boolean).join(' '),
    hasTax: totals.tax !== undefined,
  };
}
