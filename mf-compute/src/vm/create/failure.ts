import { ownValue } from '@console/contract/own-value';
import type { VmValues } from './values';

/** Where the fields of the API stand in the form. */
const fieldOfParameter: Readonly<Record<string, keyof VmValues>> = {
  os_name: 'osName',
  os_version: 'osVersion',
  source_uuid: 'sourceVm',
  source_replica: 'sourceReplica',
  disk_uuid: 'sourceDisk',
  vcpu: 'vcpu',
  ram: 'memoryGb',
  disks: 'diskGb',
  designated_pool_uuid: 'pool',
  network_uuid: 'network',
  reserve_public_ip: 'publicIp',
  public_key: 'publicKey',
  cloud_init: 'cloudInit',
  billing_account_id: 'account',
};

/** Custom sizes have a field each; of a package the three are one. */
const sizeFields: readonly string[] = ['vcpu', 'memoryGb', 'diskGb'];

const CAPACITY = /^Compute resources temporarily unavailable due to high demand/;

/** Whether a creation failed because the location is full: another one may have room. (spec 3, section 8) */
export const isOutOfCapacity = (error: { readonly message: string } | undefined): boolean =>
  error !== undefined && CAPACITY.test(error.message);

interface Failure {
  readonly message: string;
  readonly correlationId?: string | undefined;
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
}

/**
 * A failure of the create call with its field errors under the names of the form.
 * @param hasPackage the size is a package, so that what is wrong with one of its numbers is wrong with the choice
 */
export function formError({ message, correlationId, fieldErrors }: Failure, hasPackage: boolean) {
  const fields = Object.entries(fieldErrors ?? {}).map(([name, text]): [string, string] => {
    const field = ownValue(fieldOfParameter, name) ?? name;
    return [hasPackage && sizeFields.includes(field) ? 'packageId' : field, text];
  });
  return {
    message,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(fields.length > 0 ? { fieldErrors: Object.fromEntries(fields) } : {}),
  };
}
