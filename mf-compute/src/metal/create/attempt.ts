import { sentOrders, nextName } from '@console/domain/order';
import { orderShape } from './schema';
import type { OrderValues } from './values';

/** The order that was sent last. It has no secrets. */
export const {
  remember: rememberAttempt,
  take: takeAttempt,
  last: lastAttempt,
} = sentOrders<OrderValues>('draft.metal-create-sent', orderShape);

/** The same choices for one more server, with the next name. */
export const another = (values: OrderValues): OrderValues => ({ ...values, name: nextName(values.name) });
