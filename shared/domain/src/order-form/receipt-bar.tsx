import { useState, type ReactNode } from 'react';
import { BottomSheet, Icon } from '@console/ui';
import { FormError } from '@console/ui/forms';
import './order-form.css';
import './receipt-bar.css';

export interface ReceiptBarProps {
  /** The total, as `b`, and what kind of total it is: 'a month with VAT'. */
  readonly total: ReactNode;
  /** Under the total, where a tap leads. */
  readonly hint?: ReactNode;
  /** What nobody may overlook who presses the button: above it. */
  readonly note?: ReactNode;
  /** Of the sheet with the receipt. */
  readonly title: string;
  /** The submit button, short in the bar and whole in the sheet. */
  readonly button: (size: 'short' | 'full') => ReactNode;
  /** The receipt. */
  readonly children: ReactNode;
}

/** Where the receipt has no column: the total and the button at the foot of the form; a tap opens the receipt. (look, section 9) */
export function ReceiptBar({ total, hint, note, title, button, children }: ReceiptBarProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="order-pricebar order-below">
      <FormError />
      {note}
      <div className="order-pricebar-row">
        <button type="button" className="order-pricebar-open" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <span>{total}</span>
          {hint ? (
            <small>
              {hint} <Icon name="chevron-up" size={12} />
            </small>
          ) : null}
        </button>
        {button('short')}
      </div>
      <BottomSheet open={isOpen} onClose={() => setOpen(false)} title={title} footer={button('full')}>
        {children}
      </BottomSheet>
    </div>
  );
}
