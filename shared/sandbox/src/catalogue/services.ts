import { environmentOf } from '@console/contract/environment';
import type { WireResponseOf } from '@console/contract/endpoint';
import type { listServiceImages } from '@console/contract/service';
import type { SiteConfigInput } from '@console/contract/site-config';

type ServiceImage = WireResponseOf<typeof listServiceImages>[number];

/** What a managed service costs more than the same machine. */
export const SERVICE_MULTIPLIER = 3;

/** What a service is charged for; the specification of its image says it before, the service itself after. */
export const servicePrices = [
  { resourceType: 'CPU', priceMultiplier: SERVICE_MULTIPLIER },
  { resourceType: 'RAM', priceMultiplier: SERVICE_MULTIPLIER },
  { resourceType: 'STORAGE', priceMultiplier: SERVICE_MULTIPLIER, serviceNameInUptime: 'main' },
] as const;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** What can be ordered as a managed service. */
export interface ServiceKind {
  readonly image: ServiceImage;
  readonly versions: readonly string[];
  /** Sizes of a node: memory in MB, disk in GB. */
  readonly sizes: { readonly vm_cpu: Range; readonly vm_ram: Range; readonly vm_disk_gb: Range };
  /** Port of a database; null for what is none. */
  readonly sqlPort: number | null;
  /** Of the usual time that operations take. */
  readonly pace: number;
}

type Order = Omit<ServiceKind, 'image'> & Omit<ServiceImage, 'versions' | 'is_external' | 'specification'>;

const kind = ({ versions, sizes, sqlPort, pace, ...image }: Order): ServiceKind => ({
  image: { ...image, versions: [...versions], is_external: false, specification: { ...sizes, prices: servicePrices } },
  versions,
  sizes,
  sqlPort,
  pace,
});

const sizes = (vcpu: number, ram: number): ServiceKind['sizes'] => ({
  vm_cpu: { min: vcpu, max: 32 },
  vm_ram: { min: ram, max: 131_072 },
  vm_disk_gb: { min: 20, max: 1000 },
});

const databases = [
  kind({
    service_name: 'postgresql',
    display_name: 'PostgreSQL',
    description: 'Relational database with daily snapshots and an optional standby node.',
    versions: ['16.4', '15.8', '14.13'],
    is_multi_node_available: true,
    read_more_url: 'https://www.postgresql.org/about/',
    sizes: sizes(1, 1024),
    sqlPort: 5432,
    pace: 1,
  }),
  kind({
    service_name: 'mariadb',
    display_name: 'MariaDB',
    description: 'Relational database, compatible with MySQL clients.',
    versions: ['11.4', '10.11'],
    is_multi_node_available: true,
    read_more_url: 'https://mariadb.org/about/',
    sizes: sizes(1, 1024),
    sqlPort: 3306,
    pace: 1,
  }),
];

const kubernetes = kind({
  service_name: 'kubernetes',
  display_name: 'Kubernetes',
  description: 'A cluster with a managed control plane.',
  versions: ['1.33', '1.32'],
  is_multi_node_available: true,
  read_more_url: 'https://kubernetes.io/docs/concepts/overview/',
  sizes: sizes(2, 2048),
  sqlPort: null,
  pace: 2,
});

/** For trying things out: small, quick, and without anything inside. (spec 3, section 9) */
const dummy = kind({
  service_name: 'self-service-dummy-testing',
  display_name: 'Dummy for tests',
  description: 'Holds nothing and is there at once.',
  versions: ['1.0'],
  is_multi_node_available: false,
  sizes: sizes(1, 512),
  sqlPort: null,
  pace: 0.1,
});

/** Somebody else's product: told of, and ordered on the page that it names. */
const external: ServiceImage = {
  service_name: 'redis',
  display_name: 'Redis',
  description: 'In-memory data store, ordered from our partner.',
  versions: [],
  is_external: true,
  is_multi_node_available: false,
  read_more_url: 'https://redis.io/about/',
};

/** Every kind there is, offered or not: what was ordered before stays what it is. */
const kinds: ReadonlyMap<string, ServiceKind> = new Map(
  [...databases, kubernetes, dummy].map((row) => [row.image.service_name, row]),
);

/** The kind of a service by name; undefined for a name that nobody knows. */
export const serviceKind = (name: string): ServiceKind | undefined => kinds.get(name);

/** The kind that a site takes orders for: none without services, kubernetes only where the site offers it. */
export function orderableService(config: SiteConfigInput, name: string): ServiceKind | undefined {
  const found = config.servicesEnabled ? kinds.get(name) : undefined;
  return found === kubernetes && !config.kubernetesEnabled ? undefined : found;
}

/** What a site shows of its services; what is there for tests is not shown to customers. */
export function serviceImages(config: SiteConfigInput, host: string): ServiceImage[] {
  if (!config.servicesEnabled) return [];
  const isTried = environmentOf(host) !== 'production';
  return [
    ...databases.map((row) => row.image),
    ...(config.kubernetesEnabled ? [kubernetes.image] : []),
    external,
    ...(isTried ? [dummy.image] : []),
  ];
}
