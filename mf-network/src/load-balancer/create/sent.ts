import { sentOrders } from '@console/domain/order';
import { balancerShape, type BalancerValues } from './values';

/** What was sent last from the form. It has no secrets. */
export const sent = sentOrders<BalancerValues>('draft.lb-create-sent', balancerShape);
