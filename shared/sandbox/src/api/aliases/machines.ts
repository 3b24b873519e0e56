import { bootImages } from '../../catalogue/images';
import type { DetachedDiskRow } from '../../model/compute';
import { offset } from '../../time/formats';
import type { Context } from '../context';
import { message } from '../errors';
import { handlers } from '../handlers';
import { ownOrDeletedService, presentService } from '../services/present';
import { type Alias, flagIn, numberIn, textIn } from './alias';

/** The images of operating systems, or those of applications. */
export const imagesOf =
  (isApp: boolean): Alias['respond'] =>
  async (ctx) =>
    (await handlers.listVmImages(ctx, {})).filter((image) => (image.is_app_catalog ?? false) === isApp);

export const listBootImages: Alias['respond'] = () => bootImages;

/** Starts a machine from the media that is named; the platform's rescue media where none is. Nobody has private media. */
export const bootIsoMedia: Alias['respond'] = (ctx, params, call) => {
  const { boot_image_uuid: wanted, boot_image_repository: repository = 'platform' } = params;
  const isKnown = repository === 'platform' && (!wanted || bootImages.some(({ uuid }) => uuid === wanted));
  if (!isKnown) throw message(404, 'Boot image not found.');
  return call('startVmRescue', ctx, params);
};

const here = (ctx: Context, uuid: string) => ({ location: ctx.location.slug, uuid });

/** Machines that an account pays for; of other types of resources nothing is known in this way. */
export const billingResources: Alias['respond'] = (ctx, params) => {
  const account = ctx.account(numberIn(params, 'id'));
  if ((params['resource_type'] ?? 'vm') !== 'vm') return [];
  return handlers.listVms(ctx, { location: ctx.location.slug, billing_account_id: Number(account.id) });
};

/** Which account pays for a machine. */
export const resourceBilling: Alias['respond'] = async (ctx, params) => {
  const vm = await handlers.getVm(ctx, here(ctx, textIn(params, 'uuid')));
  return { uuid: vm.uuid, billing_account_id: vm.billing_account };
};

/** The floating IPs that lead to a machine. */
export const addressesOfVm: Alias['respond'] = async (ctx, params) => {
  const { uuid } = await handlers.getVm(ctx, here(ctx, textIn(params, 'uuid')));
  return handlers.listIpAddresses(ctx, { location: ctx.location.slug, vm_uuid: uuid });
};

/** Reserves an address for a machine; one that cannot be assigned is not kept. */
export const reservePublicIp: Alias['respond'] = async (ctx, params) => {
  const location = ctx.location.slug;
  const vm = await handlers.getVm(ctx, here(ctx, textIn(params, 'uuid')));
  const order = { location, name: '', billing_account_id: Number(vm.billing_account) };
  const { address } = await handlers.createIpAddress(ctx, order);
  try {
    await handlers.assignIpAddress(ctx, { location, address, vm_uuid: vm.uuid });
  } catch (error) {
    await handlers.deleteIpAddress(ctx, { location, address });
    throw error;
  }
  return handlers.getVm(ctx, here(ctx, vm.uuid));
};

/** Takes the addresses away from a machine; they stay reserved for the user. */
export const releasePublicIp: Alias['respond'] = async (ctx, params) => {
  const location = ctx.location.slug;
  const vm = await handlers.getVm(ctx, here(ctx, textIn(params, 'uuid')));
  const addresses = await handlers.listIpAddresses(ctx, { location, vm_uuid: vm.uuid });
  if (addresses.length === 0) throw message(404, 'The virtual machine has no public address.');
  for (const { address } of addresses) await handlers.unassignIpAddress(ctx, { location, address });
  return handlers.getVm(ctx, here(ctx, vm.uuid));
};

const presentDisk = (disk: DetachedDiskRow) => ({
  uuid: disk.id,
  status: 'Active',
  user_id: disk.user_id,
  billing_account_id: disk.account_id,
  display_name: disk.name,
  size_gb: disk.size,
  source_image_type: disk.os_name ? 'OS_BASE' : 'EMPTY',
  ...(disk.os_name ? { source_image: `${disk.os_name}_${disk.os_version}` } : {}),
  read_only_bootable: false,
  snapshots: [],
  created_at: offset(disk.created),
  updated_at: offset(disk.created),
});

const isReached = (ctx: Context, disk: DetachedDiskRow): boolean =>
  disk.user_id === ctx.userId && disk.location === ctx.location.slug && ctx.reaches(disk.account_id);

/** Disks that belong to no machine; a machine can be made of one. None is kept for reading only. */
export const listDisks: Alias['respond'] = (ctx, params) => {
  const isReadOnly = flagIn(params, 'read_only_bootable');
  const disks = ctx.store.disks.where((disk) => isReached(ctx, disk)).map(presentDisk);
  return isReadOnly === undefined ? disks : disks.filter((disk) => disk.read_only_bootable === isReadOnly);
};

export const getDisk: Alias['respond'] = (ctx, params) => {
  const disk = ctx.store.disks.get(textIn(params, 'uuid'));
  if (!disk || !isReached(ctx, disk)) throw message(404, 'Disk not found');
  return presentDisk(disk);
};

/** One service, also after it was deleted. */
export const getService: Alias['respond'] = (ctx, params) =>
  presentService(ctx.site, ownOrDeletedService(ctx, textIn(params, 'uuid')));
