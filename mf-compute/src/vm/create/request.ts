import { responseMark, codeRequest, type CodeRequest } from '@console/api';
import { createVm } from '@console/contract/vm-change';
import { toggleVmBackup } from '@console/contract/vm-backup';
import type { VmOrder, CreateRequest } from './order';
import type { Target } from './targets';
import { cloudInitRequest } from './sections/cloud-init';
import { imageRequest } from './sections/image';
import { poolRequest } from './sections/location';
import { nameRequest, payerRequest } from './sections/name';
import { networkRequest } from './sections/network';
import { signInRequest } from './sections/sign-in';
import { sizeRequest } from './sections/size';

/** The same call as far as the form is filled in, for whoever shows it; each section says its part. */
export const unfinishedRequest = (order: VmOrder, target: Target) => ({
  location: target.location,
  ...nameRequest(order, target),
  ...imageRequest(order),
  ...sizeRequest(order),
  ...signInRequest(order),
  ...cloudInitRequest(order),
  ...poolRequest(order, target),
  ...networkRequest(order, target),
  ...payerRequest(order),
});

/**
 * The create call for one of the chosen machines: memory in MB, disks in GB, the password or the key but never both.
 * Where the API token decides who pays, no billing account is named. (spec 3, sections 5 to 7)
 * @throws TypeError when no size is chosen; the form has checked that there is one
 */
export function createRequest(order: VmOrder, target: Target): CreateRequest {
  const { vcpu, ram, ...rest } = unfinishedRequest(order, target);
  if (vcpu === undefined || ram === undefined) throw new TypeError('A machine without a size cannot be created');
  return { ...rest, vcpu, ram };
}

/** The create calls for all chosen machines. */
export const createRequests = (order: VmOrder): CreateRequest[] =>
  order.targets.map((target) => createRequest(order, target));

/** The calls that the form makes, in their order: each machine, and right after it its backups. */
export function codeRequests(order: VmOrder): CodeRequest[] {
  const { values, targets } = order;
  const steps = values.backup ? 2 : 1;
  return targets.flatMap((target, index) => [
    codeRequest(createVm, unfinishedRequest(order, target)),
    ...(values.backup
      ? [codeRequest(toggleVmBackup, { location: target.location, uuid: responseMark(index * steps) })]
      : []),
  ]);
}
