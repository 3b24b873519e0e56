import type { ParamsOf } from '@console/contract/endpoint';
import type { createService } from '@console/contract/service-order';
import type { ServiceOrder } from './order';
import { CUSTOM, type ServiceValues } from './values';

export type ServiceRequest = ParamsOf<typeof createService>;

/**
 * The call for what was chosen. Where it stands goes as a JSON string, as real servers take it. Where the API token
 * decides who pays, no billing account is named. (spec 3, sections 6 and 7)
 */
export function serviceRequest({ values, choices, size }: ServiceOrder): ServiceRequest {
  const { location, network, service, version, account } = values;
  const place = { location, ...(network === '' || !choices.offersNetworks ? {} : { network_uuid: network }) };
  return {
    service,
    version,
    display_name: values.name.trim(),
    is_multi_node: values.nodes === 'multi',
    vm_cpu: size?.vcpu ?? 0,
    vm_ram: Math.round((size?.memoryGb ?? 0) * 1024),
    vm_disk_gb: size?.diskGb ?? 0,
    reserve_public_ip: values.publicIp && choices.offersIps,
    package_parameters: JSON.stringify(place),
    ...(choices.isTokenBound || account === '' ? {} : { billing_account_id: Number(account) }),
  };
}

const CAPACITY = /^Compute resources temporarily unavailable due to high demand/;

/** Whether a creation failed because the location is full: another one may have room. (spec 3, section 8) */
export const isOutOfCapacity = (error: { readonly message: string } | undefined): boolean =>
  error !== undefined && CAPACITY.test(error.message);

/** Refusals that name no field and are about the service. (spec 3, section 8: Kubernetes requires services to be enabled) */
const ABOUT_SERVICE = /^(Service '.*' not found|Kubernetes requires services to be enabled)/;

/** Where the fields of the call stand in the form. */
const fieldOfParameter: Readonly<Record<string, keyof ServiceValues>> = {
  service: 'service',
  version: 'version',
  display_name: 'name',
  is_multi_node: 'nodes',
  vm_cpu: 'vcpu',
  vm_ram: 'memoryGb',
  vm_disk_gb: 'diskGb',
  location: 'location',
  network_uuid: 'network',
  reserve_public_ip: 'publicIp',
  billing_account_id: 'account',
};

const sizeFields: readonly string[] = ['vcpu', 'memoryGb', 'diskGb'];

interface Failure {
  readonly message: string;
  readonly correlationId?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}

/**
 * A failure of the create call with its field errors under the names of the form: of a package the three sizes are one.
 */
export function formError({ message, correlationId, fieldErrors }: Failure, { packageId }: ServiceValues): Failure {
  const fields = new Map<string, string>();
  if (ABOUT_SERVICE.test(message)) fields.set('service', message);
  const known = new Map(Object.entries(fieldOfParameter));
  for (const [name, text] of Object.entries(fieldErrors ?? {})) {
    const field = known.get(name) ?? name;
    fields.set(packageId !== CUSTOM && sizeFields.includes(field) ? 'packageId' : field, text);
  }
  return {
    message,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(fields.size > 0 ? { fieldErrors: Object.fromEntries(fields) } : {}),
  };
}
