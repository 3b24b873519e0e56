import { defineMessages } from '@console/ui';
import en from '../messages/en/order.json';
import { translations } from '../messages/translations';

/** Id of a text that all order forms of the area share. */
export type OrderId = keyof typeof en;

export const { useText: useOrderText, text: orderText } = defineMessages('order', en, translations);
