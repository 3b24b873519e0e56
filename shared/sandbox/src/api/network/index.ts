import { balancerHandlers } from './balancer';
import { ipHandlers } from './ip';
import { privateNetworkHandlers } from './private';

/** Private networks, floating IPs and load balancers. */
export const networkHandlers = {
  ...privateNetworkHandlers,
  ...ipHandlers,
  ...balancerHandlers,
};
