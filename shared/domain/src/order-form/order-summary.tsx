import './order-form.css';
import type { ReactNode } from 'react';
import { Facts, Icon, SidebarBlock } from '@console/ui';
import { FormError } from '@console/ui/forms';
import { useOrderText } from '../order/messages';
import type { OrderFact } from './order-facts';
import { OrderReceipt, type OrderReceiptProps } from './order-receipt';
import { useIsNarrow } from './use-is-narrow';

/** What has to be said of the money: who is charged, how long the credit lasts, or that it is free. */
export const WalletNote = ({ text }: { text: string }) => (
  <p className="order-note ui-small ui-mut">
    <Icon name="wallet" size={14} />
    {text}
  </p>
);

export interface OrderSummaryProps {
  /** What was chosen, as the receipt heads it. */
  readonly items: readonly OrderFact[];
  /** The call as code; where the summary has no column the head of the page has it. */
  readonly code: ReactNode;
  /** Sends the order, over the whole width. */
  readonly button: ReactNode;
  /** What it costs; left out where it is free. */
  readonly price?: OrderReceiptProps;
  /** In the place of what the receipt says of the money. */
  readonly note?: string;
}

/** What was chosen, what it costs, and the button: the right column of a create form. */
export function OrderSummary({ items, code, button, price, note = price?.facts?.note }: OrderSummaryProps) {
  const t = useOrderText();
  const isNarrow = useIsNarrow();
  return (
    <div className="order-beside">
      <SidebarBlock title={t('summary.title')} {...(isNarrow ? {} : { extra: code })}>
        <Facts items={items} />
        {price ? <OrderReceipt {...price} /> : null}
        <FormError />
        {button}
        {note ? <WalletNote text={note} /> : null}
      </SidebarBlock>
    </div>
  );
}
