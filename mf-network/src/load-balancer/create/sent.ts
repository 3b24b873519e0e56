import { nextName, sentOrders } from '@console/domain/order';
import { balancerShape, type BalancerValues } from './values';

/** What was sent last from the form. It has no secrets. */
export const sent = sentOrders<BalancerValues>('draft.lb-create-sent', balancerShape);

/** The same choices for one more load balancer, with the next name. */
export const another = (values: BalancerValues): BalancerValues => ({ ...values, name: nextName(values.name) });
