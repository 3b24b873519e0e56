import './top-up.css';
import type { Money } from '@console/api';
import { useTaxLabel } from '@console/area';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import { useFormat } from '@console/ui';
import { usePaidMoney } from './paid-money';
import { FinalNote, PaidSum, type PaidProps } from './paid-sum';
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

interface TopUpReceiptProps extends PaidProps {
  /** In percent. */
  readonly vatPercentage: number;
}

/** What a top-up costs, line by line, and what is paid in the end. */
export function TopUpReceipt({ total, vatPercentage, currency, processor, way, final }: TopUpReceiptProps) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const fee = useFeeText()(processor);
  const { charge } = total;
  const money = (amount: Money) => format.money(amount, { currency });
  const paidMoney = usePaidMoney();
  const paid = { total, currency, processor, way, final };
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
        <span className="ui-fig">
          <PaidSum {...paid} height={32} />
        </span>
      </div>
      <FinalNote {...paid} />
    </div>
  );
}
