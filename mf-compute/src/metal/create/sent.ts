import { sentOrders } from '@console/domain/order';
import { orderShape, type OrderValues } from './values';

/** The order that was sent last. It has no secrets. */
export const sent = sentOrders<OrderValues>('draft.metal-create-sent', orderShape);
