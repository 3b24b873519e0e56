/**
 * The only source of screen addresses, used as `paths`. (spec 1, section 2; lists: fixed interface of this product) Each is an
 * export of its own: an area takes along those that it names, and no others.
 */

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

interface MetalCreateLink {
  readonly location?: string;
  /** Uuid of a server type. */
  readonly spec?: string;
  /** Id of an operating system. */
  readonly os?: string;
}

/** What a form of the network area begins with, as far as what it creates has it. */
interface NetworkCreateLink {
  readonly location?: string;
  /** Uuid of a network. */
  readonly network?: string;
  /** Uuids of machines, with commas. */
  readonly targets?: string;
}

export const home = () => '/';
export const activity = () => '/activity';
export const labels = () => '/labels';
export const compute = () => '/compute';
export const vmCreate = (link: VmCreateLink = {}) => `/compute/create${search({ ...link })}`;
export const vm = ({ location, vmId }: { location: string; vmId: string }) =>
  `/compute/vm/${segment(location)}/${segment(vmId)}`;
export const metal = () => '/metal';
export const metalCreate = (link: MetalCreateLink = {}) => `/metal/create${search({ ...link })}`;
export const metalLease = ({ uuid }: { uuid: string }) => `/metal/lease/${segment(uuid)}`;
export const networks = () => '/network/vpc';
export const networkCreate = ({
  type,
  ...link
}: { type: 'load_balancer' | 'vpc' | 'ip_address' } & NetworkCreateLink) =>
  `/network/create/${type}${search({ ...link })}`;
export const network = ({ location, uuid }: Located) => `/network/vpc/${segment(location)}/${segment(uuid)}`;
export const loadBalancers = () => '/network/load_balancer';
export const loadBalancer = ({ location, uuid }: Located) =>
  `/network/load_balancer/${segment(location)}/${segment(uuid)}`;
export const ipAddresses = () => '/network/ip_address';
export const ipAddress = ({ location, uuid }: Located) => `/network/ip_address/${segment(location)}/${segment(uuid)}`;
export const services = () => '/services';
export const serviceCreate = (link: { osName?: string; osVersion?: string } = {}) =>
  `/services/create${search({ ...link })}`;
export const service = ({ location, serviceId }: { location: string; serviceId: string }) =>
  `/services/service/${segment(location)}/${segment(serviceId)}`;
export const storage = () => '/storage';
export const bucketCreate = () => '/storage/create';
export const bucket = ({ storageName }: { storageName: string }) => `/storage/bucket/${segment(storageName)}`;
export const storageKeys = () => '/storage/keys';
export const billing = () => '/billing';
export const billingCreate = () => '/billing/create';
export const billingAccount = ({ id }: { id: number | string }) => `/billing/account/${segment(String(id))}`;
export const billingAccountEdit = ({ id }: { id: number | string }) => `/billing/account/${segment(String(id))}/edit`;
/** Where the money of an account goes; with a resource, what that is charged for. */
export const spending = ({ id, resource }: { id: number | string; resource?: string }) =>
  `/billing/account/${segment(String(id))}${search({ tab: 'spending', resource })}`;
/** One invoice of an account, or the running month's under the id `current`. */
export const invoice = ({ account, id }: { account: number | string; id: number | string }) =>
  `/billing/account/${segment(String(account))}/invoice/${segment(String(id))}`;
export const cardAdd = ({ id }: { id: number | string }) => `/billing/account/${segment(String(id))}/card`;
export const topUp = ({ id }: { id: number | string }) => `/billing/account/${segment(String(id))}/top-up`;
export const tokens = () => '/access/token';
export const accessCreate = ({ type }: { type: 'api_token' | 'access_delegation' }) => `/access/create/${type}`;
export const token = ({ id }: { id: number | string }) => `/access/token/${segment(String(id))}`;
export const delegations = () => '/access/delegation';
export const delegation = ({ id }: { id: number | string }) => `/access/delegation/${segment(String(id))}`;
export const profile = () => '/profile';
export const authCallback = () => '/auth0_callback';
export const paymentReturn = () => '/payment_return';
export const referral = ({ code }: { code: string }) => `/referral/${segment(code)}`;
