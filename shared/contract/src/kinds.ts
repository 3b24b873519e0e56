import type { FeatureSwitch } from './site-config';

/**
 * The resource kinds, with what identifies one, and the site switch that offers it; their names are the areas' to declare.
 * Kinds without a switch are always available. (spec 1, sections 3 and 4)
 */
export const resourceKinds = {
  virtual_machine: {
    identifier: ['location', 'uuid'],
    feature: 'vmsEnabled',
  },
  bare_metal: { identifier: ['uuid'], feature: 'bareMetalEnabled' },
  bucket: { identifier: ['name'], feature: 'storageEnabled' },
  ip_address: {
    identifier: ['location', 'uuid'],
    feature: 'ipsEnabled',
  },
  vpc: {
    identifier: ['location', 'uuid'],
    feature: 'privateNetworksEnabled',
  },
  load_balancer: {
    identifier: ['location', 'uuid'],
    feature: 'loadBalancerEnabled',
  },
  access_delegation: { identifier: ['id'] },
  api_token: { identifier: ['id'] },
  access_impersonation: { identifier: ['uuid'] },
  billing_account: { identifier: ['id'] },
  managed_service: {
    identifier: ['location', 'uuid'],
    feature: 'servicesEnabled',
  },
} as const satisfies Record<string, ResourceKindFacts>;

interface ResourceKindFacts {
  readonly identifier: readonly string[];
  readonly feature?: FeatureSwitch;
}

export type ResourceKind = keyof typeof resourceKinds;

/** Whether a site offers a kind: its switch is on, or it has none. */
export function isKindAvailable(kind: ResourceKind, config: Partial<Record<FeatureSwitch, boolean>>): boolean {
  const facts: ResourceKindFacts = resourceKinds[kind];
  return facts.feature === undefined || config[facts.feature] === true;
}
