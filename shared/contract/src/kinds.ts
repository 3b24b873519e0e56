import type { FeatureSwitch } from './site-config';

/**
 * The resource kinds, with display name, category, what identifies one, and the site switch that offers it.
 * Kinds without a switch are always available. (spec 1, sections 3 and 4)
 */
export const resourceKinds = {
  virtual_machine: {
    displayName: 'Virtual Machine',
    category: 'Compute',
    identifier: ['location', 'uuid'],
    feature: 'vmsEnabled',
  },
  bare_metal: { displayName: 'Bare Metal', category: 'Compute', identifier: ['uuid'], feature: 'bareMetalEnabled' },
  bucket: { displayName: 'S3 Object Storage', category: 'Storage', identifier: ['name'], feature: 'storageEnabled' },
  ip_address: {
    displayName: 'Floating IP',
    category: 'Network',
    identifier: ['location', 'uuid'],
    feature: 'ipsEnabled',
  },
  vpc: {
    displayName: 'VPC Network',
    category: 'Network',
    identifier: ['location', 'uuid'],
    feature: 'privateNetworksEnabled',
  },
  load_balancer: {
    displayName: 'Load Balancer',
    category: 'Network',
    identifier: ['location', 'uuid'],
    feature: 'loadBalancerEnabled',
  },
  access_delegation: { displayName: 'Access Delegation', category: 'Access', identifier: ['id'] },
  api_token: { displayName: 'API Token', category: 'Access', identifier: ['id'] },
  access_impersonation: { displayName: 'Access Invitation', category: 'Access', identifier: ['uuid'] },
  billing_account: { displayName: 'Billing Account', category: 'Billing', identifier: ['id'] },
  managed_service: {
    displayName: 'Managed Service',
    category: 'Services',
    identifier: ['location', 'uuid'],
    feature: 'servicesEnabled',
  },
} as const satisfies Record<string, ResourceKindFacts>;

interface ResourceKindFacts {
  readonly displayName: string;
  readonly category: string;
  readonly identifier: readonly string[];
  readonly feature?: FeatureSwitch;
}

export type ResourceKind = keyof typeof resourceKinds;

/** Whether a site offers a kind: its switch is on, or it has none. */
export function isKindAvailable(kind: ResourceKind, config: Partial<Record<FeatureSwitch, boolean>>): boolean {
  const facts: ResourceKindFacts = resourceKinds[kind];
  return facts.feature === undefined || config[facts.feature] === true;
}
