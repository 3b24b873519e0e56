import { buyHandlers } from './buy';
import { cardHandlers } from './cards';
import { linkHandlers } from './link';
import { paypalHandlers } from './paypal';
import { resultHandlers } from './results';

export const paymentHandlers = {
  ...buyHandlers,
  ...cardHandlers,
  ...linkHandlers,
  ...paypalHandlers,
  ...resultHandlers,
};
