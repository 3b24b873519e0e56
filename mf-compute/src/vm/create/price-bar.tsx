import { useState } from 'react';
import { useTaxLabel } from '@console/area';
import { BottomSheet, Icon } from '@console/ui';
import { FormError } from '@console/ui/forms';
import { useText } from '../../texts';
import { CreateButton, ReceiptPart } from './summary';
import { useReceipt } from './use-receipt';

/** On phones: the total above the tab bar; a tap opens the receipt. */
export function PriceBar() {
  const t = useText();
  const tax = useTaxLabel();
  const facts = useReceipt();
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
        <CreateButton short />
      </div>
      <BottomSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('receipt.priceTitle')}
        footer={<CreateButton />}
      >
        <ReceiptPart />
        {facts?.note ? <p className="compute-note ui-small ui-mut">{facts.note}</p> : null}
      </BottomSheet>
    </div>
  );
}
