import { nextName, sentOrders } from '@console/domain/order';
import { orderShape, type OrderValues } from './values';

/** The order that was sent last. It has no secrets. */
export const sent = sentOrders<OrderValues>('draft.metal-create-sent', orderShape);

/** The same choices for one more server, with the next name. */
export const another = (values: OrderValues): OrderValues => ({ ...values, name: nextName(values.name) });
