import type { ReactNode } from 'react';
import { useTaxLabel } from '@console/area';
import { OrderReceipt, type OrderReceiptProps } from './order-receipt';
import { ReceiptBar } from './receipt-bar';
import { useOrderText } from '../order/messages';

export interface PriceBarProps extends OrderReceiptProps {
  /** The submit button, short in the bar and whole in the sheet. */
  readonly button: (size: 'short' | 'full') => ReactNode;
}

/** Where the receipt of an order has no column: its monthly total, and the receipt by a tap. */
export function PriceBar({ facts, isChosen, noPrice, button }: PriceBarProps) {
  const t = useOrderText();
  const tax = useTaxLabel();
  return (
    <ReceiptBar
      total={
        <>
          <b>{facts ? facts.monthly : t('receipt.priceTitle')}</b>
          {facts ? (
            <span className="ui-mut">{facts.hasTax ? t('receipt.monthWithTax', { tax }) : t('receipt.month')}</span>
          ) : null}
        </>
      }
      hint={facts ? t('receipt.items', { n: facts.itemCount, hourly: facts.hourly }) : null}
      title={t('receipt.priceTitle')}
      button={button}
    >
      <OrderReceipt facts={facts} isChosen={isChosen} noPrice={noPrice} />
      {facts?.note ? <p className="ui-small ui-mut">{facts.note}</p> : null}
    </ReceiptBar>
  );
}
