import { useQuery } from '@console/api';
import { getPriceList } from '@console/contract/pricing';
import { ErrorPanel, Skeleton } from '@console/ui';
import { Receipt } from '@console/ui/forms';
import { CreditChanges } from '../credit-change';
import type { ReceiptFacts } from './receipt-facts';
import { useOrderText } from '../order/messages';

export interface OrderReceiptProps {
  readonly facts: ReceiptFacts | undefined;
  /** Whether there is anything to price. */
  readonly isChosen: boolean;
  /** Why what is chosen has no price, where that is not for the price list to say. */
  readonly noPrice?: string | undefined;
  /** Of what was sent already: what it does to the credit was said before. */
  readonly isSent?: boolean;
}

/** px of a receipt of two lines, which what is on its way has at least. */
const WAITING = 240;

/** The receipt, or why there is none. */
export function OrderReceipt({ facts, isChosen, noPrice, isSent = false }: OrderReceiptProps) {
  const t = useOrderText();
  const prices = useQuery(getPriceList, {});
  if (facts)
    return (
      <div className="order-receipt">
        <Receipt {...facts.receipt} />
        {isSent ? null : <CreditChanges per="hour" changes={[facts.charge]} />}
      </div>
    );
  if (prices.error && !prices.data)
    return <ErrorPanel title={t('receipt.failed')} error={prices.error} onRetry={() => void prices.reload()} />;
  if (!prices.data) return <Skeleton width="100%" height={WAITING} />;
  return <p className="ui-mut">{isChosen ? (noPrice ?? t('receipt.noPrice')) : t('receipt.nothing')}</p>;
}
