import { defineMessages } from '@console/ui';
import en from '../messages/en/order.json';
import { translations } from '../messages/translations';

/** Id of a text that all order forms share. */
export type OrderId = keyof typeof en;

export const { useText: useOrderText, text: orderText, Text: OrderText } = defineMessages('order', en, translations);

/** Whether a text is one of the order forms', for a form that looks up ids of several groups. */
export const isOrderId = (id: string): id is OrderId => Object.hasOwn(en, id);
