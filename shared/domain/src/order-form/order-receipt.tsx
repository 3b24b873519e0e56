import { useQuery } from '@console/api';
import { getPriceList } from '@console/contract/pricing';
import { ErrorPanel, Skeleton } from '@console/ui';
import { Receipt } from '@console/ui/forms';
import type { ReceiptFacts } from './receipt-facts';
import { useOrderText } from '../order/messages';

/**
 * The receipt, or why there is none.
 * @param props.isChosen whether there is anything to price
 */
export function OrderReceipt({ facts, isChosen }: { facts: ReceiptFacts | undefined; isChosen: boolean }) {
  const t = useOrderText();
  const prices = useQuery(getPriceList, {});
  if (facts) return <Receipt {...facts.receipt} />;
  if (prices.error && !prices.data)
    return <ErrorPanel title={t('receipt.failed')} error={prices.error} onRetry={() => void prices.reload()} />;
  if (!prices.data) return <Skeleton width="100%" height={160} />;
  return <p className="ui-mut">{t(isChosen ? 'receipt.noPrice' : 'receipt.nothing')}</p>;
}
