import { orderFailure, type OrderFailure } from '@console/domain/order';
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

/** A failure of the create call with its field errors under the names of the form. */
export const formError = (failure: OrderFailure, { packageId }: Pick<VmValues, 'packageId'>): OrderFailure =>
  orderFailure(failure, fieldOfParameter, packageId);
