import type { ResourceKind } from './kinds';

/** The application is served under this path; all paths here are relative to it. (spec 1, section 2) */
export const BASE_PATH = '/app';

interface Located {
  readonly location: string;
  readonly uuid: string;
}

const segment = encodeURIComponent;
const search = (values: Readonly<Record<string, string | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value);
  const text = query.toString();
  return text ? `?${text}` : '';
};

export interface VmCreateLink {
  readonly typeId?: 'app_catalog';
  readonly osName?: string;
  readonly osVersion?: string;
  /** Where the form begins; the location of a source. */
  readonly location?: string;
  /** Uuid of a network of that location. */
  readonly network?: string | undefined;
  /** A disk that belongs to no machine. */
  readonly sourceDisk?: string;
  /** A machine, whose disk as it is now is copied. */
  readonly sourceVm?: string;
  /** A snapshot or backup of the machine that `sourceVm` names. */
  readonly sourceReplica?: string;
}

export interface MetalCreateLink {
  readonly location?: string;
  /** Uuid of a server type. */
  readonly spec?: string;
  /** Id of an operating system. */
  readonly os?: string;
}

/** What a form of the network area begins with, as far as what it creates has it. */
export interface NetworkCreateLink {
  readonly location?: string;
  /** Uuid of a network. */
  readonly network?: string;
  /** Uuids of machines, with commas. */
  readonly targets?: string;
}

/** The only source of screen addresses. (spec 1, section 2; lists: fixed interface of this product) */
export const paths = {
  home: () => '/',
  activity: () => '/activity',
  compute: () => '/compute',
  vmCreate: (link: VmCreateLink = {}) => `/compute/create${search({ ...link })}`,
  vm: ({ location, vmId }: { location: string; vmId: string }) => `/compute/vm/${segment(location)}/${segment(vmId)}`,
  metal: () => '/metal',
  metalCreate: (link: MetalCreateLink = {}) => `/metal/create${search({ ...link })}`,
  metalLease: ({ uuid }: { uuid: string }) => `/metal/lease/${segment(uuid)}`,
  networks: () => '/network/vpc',
  networkCreate: ({ type, ...link }: { type: 'load_balancer' | 'vpc' | 'ip_address' } & NetworkCreateLink) =>
    `/network/create/${type}${search({ ...link })}`,
  network: ({ location, uuid }: Located) => `/network/vpc/${segment(location)}/${segment(uuid)}`,
  loadBalancers: () => '/network/load_balancer',
  loadBalancer: ({ location, uuid }: Located) => `/network/load_balancer/${segment(location)}/${segment(uuid)}`,
  ipAddresses: () => '/network/ip_address',
  ipAddress: ({ location, uuid }: Located) => `/network/ip_address/${segment(location)}/${segment(uuid)}`,
  services: () => '/services',
  serviceCreate: (link: { osName?: string; osVersion?: string } = {}) => `/services/create${search({ ...link })}`,
  service: ({ location, serviceId }: { location: string; serviceId: string }) =>
    `/services/service/${segment(location)}/${segment(serviceId)}`,
  storage: () => '/storage',
  bucketCreate: () => '/storage/create',
  bucket: ({ storageName }: { storageName: string }) => `/storage/bucket/${segment(storageName)}`,
  storageKeys: () => '/storage/keys',
  billing: () => '/billing',
  billingCreate: () => '/billing/create',
  billingAccount: ({ id }: { id: number | string }) => `/billing/account/${segment(String(id))}`,
  billingAccountEdit: ({ id }: { id: number | string }) => `/billing/account/${segment(String(id))}/edit`,
  /** Where the money of an account goes; with a resource, what that is charged for. */
  spending: ({ id, resource }: { id: number | string; resource?: string }) =>
    `/billing/account/${segment(String(id))}${search({ tab: 'spending', resource })}`,
  /** One invoice of an account, or the running month's under the id `current`. */
  invoice: ({ account, id }: { account: number | string; id: number | string }) =>
    `/billing/account/${segment(String(account))}/invoice/${segment(String(id))}`,
  cardAdd: ({ id }: { id: number | string }) => `/billing/account/${segment(String(id))}/card`,
  topUp: ({ id }: { id: number | string }) => `/billing/account/${segment(String(id))}/top-up`,
  tokens: () => '/access/token',
  accessCreate: ({ type }: { type: 'api_token' | 'access_delegation' }) => `/access/create/${type}`,
  token: ({ id }: { id: number | string }) => `/access/token/${segment(String(id))}`,
  delegations: () => '/access/delegation',
  delegation: ({ id }: { id: number | string }) => `/access/delegation/${segment(String(id))}`,
  profile: () => '/profile',
  authCallback: () => '/auth0_callback',
  paymentReturn: () => '/payment_return',
  referral: ({ code }: { code: string }) => `/referral/${segment(code)}`,
} as const;

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
