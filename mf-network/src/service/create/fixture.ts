import type { BillingAccount } from '@console/contract/billing-account';
import type { Location } from '@console/contract/location';
import type { ManagedService, ServiceImage } from '@console/contract/service';
import { resolveOrder, type ServiceOrder } from './order';
import type { ServiceChoices, ServiceValues } from './values';

const place = (slug: string, more: Partial<Location> = {}): Location => ({
  slug,
  display_name: slug.toUpperCase(),
  country_code: 'est',
  ...more,
});

export const account = (id: number, more: Partial<BillingAccount> = {}): BillingAccount => ({
  id,
  title: `Account ${id}`,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  ...more,
});

const sizes = (vcpu: number, ram: number) => ({
  vm_cpu: { min: vcpu, max: 32 },
  vm_ram: { min: ram, max: 131_072 },
  vm_disk_gb: { min: 20, max: 1000 },
  prices: ['CPU', 'RAM', 'STORAGE'].map((resourceType) => ({ resourceType, priceMultiplier: 3 })),
});

export const postgresql: ServiceImage = {
  service_name: 'postgresql',
  display_name: 'PostgreSQL',
  versions: ['16.4', '15.8'],
  is_multi_node_available: true,
  specification: sizes(1, 1024),
};
export const kubernetes: ServiceImage = {
  service_name: 'kubernetes',
  display_name: 'Kubernetes',
  versions: [{ version: '1.33' }],
  is_multi_node_available: true,
  specification: sizes(2, 2048),
};
export const dummy: ServiceImage = {
  service_name: 'self-service-dummy-testing',
  display_name: 'Dummy for tests',
  versions: ['1.0'],
  is_multi_node_available: false,
};
export const redis: ServiceImage = {
  service_name: 'redis',
  display_name: 'Redis',
  versions: [],
  is_external: true,
  read_more_url: 'https://redis.io/about/',
};

const size = (cpu: number, ram: number, ssd: number) => ({
  cpu,
  ram,
  ssd,
  os: ['other' as const, 'win' as const],
  default: [],
  disabled: [],
});

export const service = (more: Partial<ManagedService> = {}): ManagedService => ({
  uuid: 'own',
  service: 'postgresql',
  display_name: 'postgresql-01',
  prices: [],
  resources: [],
  ...more,
});

/** Tallinn is open, Jakarta is paused; account 2 is a limited one. For tests. */
export const choices: ServiceChoices = {
  locations: [place('tll', { is_default: true }), place('jkt', { create_resource_disabled: true })],
  images: [postgresql, kubernetes, dummy],
  partners: [redis],
  packages: [size(1, 1, 20), size(2, 2, 50), size(4, 4, 80)],
  services: [service()],
  machines: [],
  limitedAccount: { vcpu: 4, ram_mb: 8192 },
  accounts: [account(1, { is_default: true }), account(2, { restriction_level: 'LIMITED' })],
  isTokenBound: false,
  networks: [],
  offersNetworks: true,
  offersIps: true,
};

/** An order in order. For tests. */
export const filled: ServiceValues = {
  location: 'tll',
  service: 'postgresql',
  version: '16.4',
  packageId: '2/2/50',
  vcpu: null,
  memoryGb: null,
  diskGb: null,
  nodes: 'single',
  network: '',
  publicIp: false,
  name: 'orders-db',
  account: '1',
};

export const orderOf = (values: Partial<ServiceValues> = {}, more: Partial<ServiceChoices> = {}): ServiceOrder =>
  resolveOrder({ ...choices, ...more }, { ...filled, ...values });
