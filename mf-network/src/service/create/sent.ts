import { nextName, sentOrders } from '@console/domain/order';
import { serviceShape, type ServiceValues } from './values';

/** The service that was ordered last. It has no secrets. */
export const sent = sentOrders<ServiceValues>('draft.service-create-sent', serviceShape);

/** The same choices for one more service, with the next name. */
export const another = (values: ServiceValues): ServiceValues => ({ ...values, name: nextName(values.name) });
