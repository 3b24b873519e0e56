import type { ParamsOf } from '@console/contract/endpoint';
import type { createService } from '@console/contract/service-order';
import { orderFailure, type OrderFailure } from '@console/domain/order';
import type { ServiceOrder } from './order';
import type { ServiceValues } from './values';

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

/** A failure of the create call with its field errors under the names of the form. */
export const formError = (failure: OrderFailure, { packageId }: ServiceValues): OrderFailure =>
  orderFailure(
    ABOUT_SERVICE.test(failure.message)
      ? { ...failure, rest: '', fieldErrors: { service: failure.message, ...failure.fieldErrors } }
      : failure,
    fieldOfParameter,
    packageId,
  );
