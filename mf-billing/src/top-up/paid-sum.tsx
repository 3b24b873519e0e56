import type { Money } from '@console/api';
import { currencyDigits } from '@console/contract/currency';
import type { PaymentProcessor } from '@console/contract/payment-processor';
import type { topUpTotal } from '@console/domain/price';
import { Button, Skeleton } from '@console/ui';
import type { FinalAmount } from './final-amount';
import { usePaidMoney } from './paid-money';
import { useText } from './texts';

export interface PaidProps {
  readonly total: ReturnType<typeof topUpTotal>;
  /** The site's. */
  readonly currency: string;
  readonly processor: PaymentProcessor;
  /** What is paid by, in words. */
  readonly way: string;
  readonly final: FinalAmount;
}

/** What was calculated here, in the currency that the processor takes. */
const calculated = ({ total, currency }: PaidProps): { preview: Money; paidIn: string } => ({
  preview: total.charge?.amount ?? total.total,
  paidIn: total.charge?.currency ?? currency,
});

/** What is paid in the end; as it was calculated where the server could not be asked. @param height of a line, in px */
export function PaidSum({ height, ...paid }: PaidProps & { readonly height: number }) {
  const money = usePaidMoney();
  const { preview, paidIn } = calculated(paid);
  const { amount, error } = paid.final;
  if (!amount && !error) return <Skeleton width={120} height={height} />;
  return money(amount ?? preview, paidIn);
}

/** How sure that sum is: an amount that differs from the calculated one is said before anything is paid. */
export function FinalNote(paid: PaidProps) {
  const t = useText();
  const money = usePaidMoney();
  const { preview, paidIn } = calculated(paid);
  const { way } = paid;
  const { amount, error, retry } = paid.final;
  const textOf = (): string => {
    if (error) return t('receipt.unchecked');
    if (!amount) return t('receipt.checking');
    return amount.round(currencyDigits(paidIn)).eq(preview)
      ? t('receipt.confirmed', { way })
      : t('receipt.differs', { preview: money(preview, paidIn), way, final: money(amount, paidIn) });
  };
  return (
    <p className="ui-small ui-mut">
      {textOf()}{' '}
      {error ? (
        <Button size="sm" variant="bare" onClick={retry}>
          {t('receipt.recheck')}
        </Button>
      ) : null}
    </p>
  );
}
