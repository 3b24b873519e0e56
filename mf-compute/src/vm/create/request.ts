import type { ParamsOf } from '@console/contract/endpoint';
import type { createVm } from '@console/contract/vm';
import { sentKey } from './key/parse-key';
import { sizeOf } from './choices';
import { orderedPool } from './pools';
import { isImage, systemOf } from './system';
import { targetsOf, type Target } from './targets';
import type { VmChoices, VmValues } from './values';

export type CreateRequest = ParamsOf<typeof createVm>;

/** What the machine starts from: an image, a copy, or a disk that it brings along, which asks for no size. */
function originOf(values: VmValues): Partial<CreateRequest> {
  if (isImage(values)) return { os_name: values.osName, os_version: values.osVersion };
  if (values.origin === 'disk') return { disk_uuid: values.sourceDisk };
  return {
    source_uuid: values.sourceVm,
    ...(values.sourceReplica === '' ? {} : { source_replica: values.sourceReplica }),
  };
}

/** Who may sign in: nobody new on a copied disk, whom cloud-init says, or one user with a password or a key. */
function signInOf(choices: VmChoices, values: VmValues): Partial<CreateRequest> {
  if (!systemOf(choices, values).isNew || values.signIn === 'cloudInit') return {};
  return {
    username: values.username.trim(),
    ...(values.signIn === 'password' ? { password: values.password } : { public_key: sentKey(values.publicKey) }),
  };
}

function disksOf(values: VmValues, bootGb: number): Partial<CreateRequest> {
  if (values.origin === 'disk') return {};
  const added = values.addedDisks.filter((size) => size !== null);
  return { disks: added.length > 0 ? [bootGb, ...added] : bootGb };
}

/** The same call as far as the form is filled in, for whoever shows it. */
export function unfinishedRequest(choices: VmChoices, values: VmValues, { location, name }: Target) {
  const size = sizeOf(choices, values);
  const pool = orderedPool(choices, values, location)?.uuid;
  const isHome = location === values.location;
  const description = values.description.trim();
  return {
    location,
    name,
    ...(description === '' ? {} : { description }),
    ...originOf(values),
    ...(size ? { vcpu: size.vcpu, ram: Math.round(size.memoryGb * 1024), ...disksOf(values, size.diskGb) } : {}),
    ...signInOf(choices, values),
    ...(values.cloudInit.trim() === '' ? {} : { cloud_init: values.cloudInit }),
    ...(pool === undefined ? {} : { designated_pool_uuid: pool }),
    reserve_public_ip: values.publicIp && choices.offersIps,
    ...(values.network === '' || !isHome ? {} : { network_uuid: values.network }),
    ...(choices.isTokenBound || values.account === '' ? {} : { billing_account_id: Number(values.account) }),
  };
}

/**
 * The create call for one of the chosen machines: memory in MB, disks in GB, the password or the key but never both.
 * Where the API token decides who pays, no billing account is named. (spec 3, sections 5 to 7)
 * @throws TypeError when no size is chosen; the form has checked that there is one
 */
export function createRequest(choices: VmChoices, values: VmValues, target: Target): CreateRequest {
  const { vcpu, ram, ...rest } = unfinishedRequest(choices, values, target);
  if (vcpu === undefined || ram === undefined) throw new TypeError('A machine without a size cannot be created');
  return { ...rest, vcpu, ram };
}

/** The create calls for all chosen machines. */
export const createRequests = (choices: VmChoices, values: VmValues): CreateRequest[] =>
  targetsOf(values).map((target) => createRequest(choices, values, target));
