import './top-up.css';
import { big, type ApiError, type Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import { currencyDigits } from '@console/contract/currency';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import type { topUpTotal } from '@console/domain/price';
import { Button, Skeleton, useFormat } from '@console/ui';
import { usePaidMoney } from './paid-money';
import { useText } from './texts';

/** The fee of a processor in words: '€0.35 + 3.5%'; undefined where there is none. */
export function useFeeText(): (processor: PaymentProcessor) => string | undefined {
  const t = useText();
  const format = useFormat();
  return ({ service_fee: fee }) => {
    if (!fee || (fee.flat_rate === 0 && fee.percentage === 0)) return undefined;
    const flat = format.money(fee.flat_rate);
    const percent = format.percent(fee.percentage / 100);
    if (fee.percentage === 0) return flat;
    return fee.flat_rate === 0 ? percent : t('fee.both', { flat, percent });
  };
}

/** What the server says that is paid in the end: it counts, whatever is calculated here. */
export interface FinalAmount {
  readonly amount: Money | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

interface TopUpReceiptProps {
  readonly total: ReturnType<typeof topUpTotal>;
  /** In percent. */
  readonly vatPercentage: number;
  /** The site's. */
  readonly currency: string;
  readonly processor: PaymentProcessor;
  readonly final: FinalAmount;
}

/** What a top-up costs, line by line, and what is paid in the end. */
export function TopUpReceipt({ total, vatPercentage, currency, processor, final }: TopUpReceiptProps) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const fee = useFeeText()(processor);
  const { charge } = total;
  const money = (amount: Money) => format.money(amount, { currency });
  const paidIn = charge?.currency ?? currency;
  const preview = charge?.amount ?? total.total;
  const paidMoney = usePaidMoney();
  const inPaid = (amount: Money) => paidMoney(amount, paidIn);
  const rows = [
    { id: 'credit', label: t('receipt.credit'), value: money(total.credit) },
    ...(fee ? [{ id: 'fee', label: t('receipt.fee'), note: fee, value: money(total.fee) }] : []),
    ...(vatPercentage > 0
      ? [
          ...(fee ? [{ id: 'before', label: t('receipt.before', { tax }), value: money(total.beforeTax) }] : []),
          {
            id: 'tax',
            label: t('receipt.tax', { tax, percent: format.percent(vatPercentage / 100) }),
            value: money(total.tax),
          },
        ]
      : []),
    {
      id: 'total',
      label: t(vatPercentage > 0 ? 'receipt.total' : 'receipt.totalNoTax', { tax }),
      value: <b className="ui-strong">{money(total.total)}</b>,
    },
    ...(charge
      ? [
          {
            id: 'rate',
            label: t('receipt.rate'),
            value: t('receipt.rateValue', {
              from: format.money(1, { currency, digits: 0 }),
              to: paidMoney(charge.rate, charge.currency),
            }),
          },
        ]
      : []),
  ];
  const isSame = final.amount?.round(currencyDigits(paidIn)).eq(preview) ?? true;
  const way = processor.name;
  return (
    <div className="top-up-receipt">
      <dl>
        {rows.map(({ id, label, note, value }) => (
          <div key={id} className={id === 'total' ? 'sum' : undefined}>
            <dt>
              {label}
              {note ? <small className="ui-small ui-mut">{note}</small> : null}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="pay" aria-live="polite">
        <span className="ui-strong">{t('receipt.pay')}</span>
        {final.amount || final.error ? (
          <span className="ui-fig">{inPaid(final.amount ?? preview)}</span>
        ) : (
          <Skeleton width={120} height={32} />
        )}
      </div>
      <p className="ui-small ui-mut">
        {final.error
          ? t('receipt.unchecked')
          : !final.amount
            ? t('receipt.checking')
            : isSame
              ? t('receipt.confirmed', { way })
              : t('receipt.differs', { preview: inPaid(preview), way, final: inPaid(big(final.amount)) })}{' '}
        {final.error ? (
          <Button size="sm" variant="bare" onClick={final.retry}>
            {t('receipt.recheck')}
          </Button>
        ) : null}
      </p>
    </div>
  );
}
