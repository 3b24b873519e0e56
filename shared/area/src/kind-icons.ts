import type { ResourceKind } from '@console/contract/kinds';
import type { AreaIcon } from './manifest.mjs';

/** Each kind's icon. (spec 1, section 3; look, section 5) */
export const kindIcons: Readonly<Record<ResourceKind, AreaIcon>> = {
  virtual_machine: 'cpu',
  bare_metal: 'server',
  bucket: 'database',
  ip_address: 'globe',
  vpc: 'network',
  load_balancer: 'scale',
  managed_service: 'boxes',
  api_token: 'key-round',
  access_delegation: 'users',
  access_impersonation: 'mail-check',
  billing_account: 'receipt',
};
