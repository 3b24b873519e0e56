import type { EndpointName } from '@console/contract/endpoints';
import { delegationHandlers } from './access/delegations';
import { impersonationHandlers } from './access/impersonation';
import { accountHandlers } from './billing/accounts';
import { creditHandlers } from './billing/credit';
import { invoiceHandlers } from './billing/invoices';
import { usageHandlers } from './billing/usage';
import { configHandlers } from './config';
import type { HandlersOf } from './context';
import { metalHandlers } from './metal/leases';
import { balancerHandlers } from './network/balancer/balancers';
import { balancerPartHandlers } from './network/balancer/parts';
import { ipHandlers } from './network/ip/addresses';
import { privateNetworkHandlers } from './network/private/networks';
import { buyHandlers } from './payments/buy';
import { cardHandlers } from './payments/cards';
import { linkHandlers } from './payments/link';
import { serviceHandlers } from './services/create';
import { nodeHandlers } from './services/nodes';
import { packageHandlers } from './services/package';
import { bucketHandlers } from './storage/buckets';
import { keyHandlers } from './storage/keys';
import { tokenHandlers } from './token/tokens';
import { administratorHandlers } from './user/administrator';
import { userHandlers } from './user/user';
import { changeHandlers } from './vm/change';
import { cloneVm } from './vm/clone';
import { createVm } from './vm/create';
import { interfaceHandlers } from './vm/interface';
import { vmHandlers } from './vm/machines';
import { rebuildHandlers } from './vm/rebuild';
import { replicaHandlers } from './vm/replica';
import { storageHandlers } from './vm/storage';

/** A handler for every call of the contract: one that is missing, or responds in another shape, is a type error. */
export const handlers: HandlersOf<EndpointName> = {
  ...delegationHandlers,
  ...impersonationHandlers,
  ...accountHandlers,
  ...creditHandlers,
  ...invoiceHandlers,
  ...usageHandlers,
  ...configHandlers,
  ...metalHandlers,
  ...balancerHandlers,
  ...balancerPartHandlers,
  ...ipHandlers,
  ...privateNetworkHandlers,
  ...buyHandlers,
  ...cardHandlers,
  ...linkHandlers,
  ...serviceHandlers,
  ...nodeHandlers,
  ...packageHandlers,
  ...bucketHandlers,
  ...keyHandlers,
  ...tokenHandlers,
  ...administratorHandlers,
  ...userHandlers,
  cloneVm,
  createVm,
  ...vmHandlers,
  ...changeHandlers,
  ...interfaceHandlers,
  ...rebuildHandlers,
  ...replicaHandlers,
  ...storageHandlers,
};
