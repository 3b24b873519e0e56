import * as v from 'valibot';
import { ManagedService } from '@console/contract/service';
import type { ServiceView } from './use-services';

/** A running database as pages have it. @param parts what its row has beside what every one has */
export const aServiceView = (parts: object): ServiceView => ({
  ...v.parse(ManagedService, { uuid: 's-1', service: 'postgresql', status: 'running', ...parts }),
  name: 'orders-db',
  location: 'tll',
  software: 'PostgreSQL',
  account: 'Main',
  accountName: 'Main',
  billing_account: 1,
  nodes: [],
  size: { vcpu: 0, memory: 0, disk: 0 },
  pending: undefined,
  addresses: [],
  addressState: 'ready',
});
