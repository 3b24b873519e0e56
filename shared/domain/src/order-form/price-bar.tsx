import { useState, type ReactNode } from 'react';
import { useTaxLabel } from '@console/area';
import { BottomSheet, Icon } from '@console/ui';
import { FormError } from '@console/ui/forms';
import './order-form.css';
import './price-bar.css';
import { OrderReceipt, type OrderReceiptProps } from './order-receipt';
import { useOrderText } from '../order/messages';

export interface PriceBarProps extends OrderReceiptProps {
  /** The submit button, short in the bar and whole in the sheet. */
  readonly button: (size: 'short' | 'full') => ReactNode;
}

/** Where the receipt has no column: the total under the form; a tap opens the receipt. */
export function PriceBar({ facts, isChosen, noPrice, button }: PriceBarProps) {
  const t = useOrderText();
  const tax = useTaxLabel();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="order-pricebar order-below">
      <FormError />
      <div className="order-pricebar-row">
        <button type="button" className="order-pricebar-open" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <span>
            <b>{facts ? facts.monthly : t('receipt.priceTitle')}</b>
            {facts ? (
              <span className="ui-mut">{facts.hasTax ? t('receipt.monthWithTax', { tax }) : t('receipt.month')}</span>
            ) : null}
          </span>
          {facts ? (
            <small>
              {t('receipt.items', { n: facts.itemCount, hourly: facts.hourly })} <Icon name="chevron-up" size={12} />
            </small>
          ) : null}
        </button>
        {button('short')}
      </div>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title={t('receipt.priceTitle')} footer={button('full')}>
        <OrderReceipt facts={facts} isChosen={isChosen} noPrice={noPrice} />
        {facts?.note ? <p className="ui-small ui-mut">{facts.note}</p> : null}
      </BottomSheet>
    </div>
  );
}
