import { PriceBar } from '@console/domain/order-form';
import { CreateButton } from './create-button';
import { useReceipt } from './use-receipt';

/** On phones: the total and the button above the tab bar. */
export const PhonePrice = () => (
  <PriceBar facts={useReceipt()} isChosen button={(size) => <CreateButton short={size === 'short'} />} />
);
