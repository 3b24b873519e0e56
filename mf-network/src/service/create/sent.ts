import { sentOrders } from '@console/domain/order';
import { serviceShape, type ServiceValues } from './values';

/** The service that was ordered last. It has no secrets. */
export const sent = sentOrders<ServiceValues>('draft.service-create-sent', serviceShape);
