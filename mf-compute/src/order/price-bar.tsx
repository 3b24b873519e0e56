import { useState, type ReactNode } from 'react';
import { useTaxLabel } from '@console/area';
import { BottomSheet, Icon } from '@console/ui';
import { FormError } from '@console/ui/forms';
import type { ReceiptFacts } from './receipt-facts';
import { ReceiptPart } from './receipt-part';
import { useOrderText } from './texts';

export interface PriceBarProps {
  readonly facts: ReceiptFacts | undefined;
  readonly isChosen: boolean;
  /** The submit button, short in the bar and whole in the sheet. */
  readonly button: (size: 'short' | 'full') => ReactNode;
}

/** On phones: the total above the tab bar; a tap opens the receipt. */
export function PriceBar({ facts, isChosen, button }: PriceBarProps) {
  const t = useOrderText();
  const tax = useTaxLabel();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="compute-pricebar ui-only-phone">
      <FormError />
      <div className="compute-pricebar-row">
        <button type="button" className="compute-pricebar-open" aria-expanded={isOpen} onClick={() => setOpen(true)}>
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
        <ReceiptPart facts={facts} isChosen={isChosen} />
        {facts?.note ? <p className="compute-note ui-small ui-mut">{facts.note}</p> : null}
      </BottomSheet>
    </div>
  );
}
