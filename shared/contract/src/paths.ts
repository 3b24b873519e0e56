import type { ResourceKind } from './kinds';
import * as paths from './screen-paths';

export { paths };
export type { VmCreateLink } from './screen-paths';

/** The application is served under this path; all paths here are relative to it. (spec 1, section 2) */
export const BASE_PATH = '/app';

/**
 * Query parameters that name another screen at the same path: what is being created, several of it, a payment. What else
 * stands in an address changes what a screen shows.
 */
export const SCREEN_PARAMS = ['job', 'batch', 'payment'] as const;

/** The create screen of a kind, or undefined for invitations, which have none. (spec 1, section 2) */
export function createPath(kind: ResourceKind): string | undefined {
  switch (kind) {
    case 'virtual_machine':
      return paths.vmCreate();
    case 'managed_service':
      return paths.serviceCreate();
    case 'load_balancer':
    case 'vpc':
    case 'ip_address':
      return paths.networkCreate({ type: kind });
    case 'api_token':
    case 'access_delegation':
      return paths.accessCreate({ type: kind });
    case 'bare_metal':
      return paths.metalCreate();
    case 'bucket':
      return paths.bucketCreate();
    case 'billing_account':
      return paths.billingCreate();
    case 'access_impersonation':
      return undefined;
  }
}
