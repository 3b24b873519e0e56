import type { VmImage } from '@console/contract/vm-image';
import { offeredImages, offeredVersions } from '../machine/image';
import { imageOf, resolveOrder } from './order';
import { firstBackup } from './sections/backup';
import { firstCloudInit } from './sections/cloud-init';
import { firstDisks } from './sections/disks';
import { firstName } from './sections/name';
import { firstNetwork } from './sections/network';
import { firstSignIn } from './sections/sign-in';
import { linkedVm, namesMachine, type CreateLink } from './link';
import { firstChoice } from './packages';
import { isCopyable } from './copy-source';
import { CUSTOM, type Origin, type VmChoices } from './choices';
import type { VmValues } from './values';

/** GB of a disk where no package says one. */
const USUAL_DISK = 20;

export const defaultImage = (images: readonly VmImage[]): VmImage | undefined =>
  images.find((image) => image.is_default) ?? images[0];

export const isOffered = (image: VmImage | undefined, version: string | undefined): version is string =>
  Boolean(image && version && offeredVersions(image).some((row) => row.os_version === version));

export const firstVersion = (image: VmImage | undefined): string =>
  (image && offeredVersions(image)[0]?.os_version) ?? '';

/** Slug of the location that the form begins with: the one that is asked for, where it takes machines. */
export function firstLocation({ locations }: Pick<VmChoices, 'locations'>, asked: string | undefined): string {
  const open = locations.filter((location) => !location.create_resource_disabled);
  const chosen =
    open.find((row) => row.slug === asked) ??
    open.find((row) => row.is_preferred) ??
    open.find((row) => row.is_default) ??
    open[0];
  return chosen?.slug ?? '';
}

function firstImage(choices: VmChoices, link: CreateLink): { origin: Origin; image: VmImage | undefined } {
  const linked = link.osName === undefined ? undefined : imageOf(choices, link.osName);
  const isLinked =
    linked && offeredVersions(linked).length > 0 && (linked.is_app_catalog !== true || choices.offersApps);
  const wantsApp = isLinked ? linked.is_app_catalog === true : link.typeId === 'app_catalog' && choices.offersApps;
  const apps = offeredImages(choices.images, 'app_catalog');
  const origin = wantsApp && apps.length > 0 ? 'app_catalog' : 'system';
  return { origin, image: isLinked ? linked : defaultImage(offeredImages(choices.images, origin)) };
}

type Source = Pick<VmValues, 'location' | 'origin' | 'sourceVm' | 'sourceReplica' | 'sourceDisk'>;

/** Where the machine will be and what it starts from; a link may have chosen both. */
function firstSource(choices: VmChoices, link: CreateLink, origin: Origin): Source {
  const none = { sourceVm: '', sourceReplica: '', sourceDisk: '' };
  const location = firstLocation(choices, link.location);
  if (link.sourceDisk !== undefined) return { ...none, location, origin: 'disk', sourceDisk: link.sourceDisk };
  if (!namesMachine(link)) return { ...none, location, origin };
  const vm = linkedVm(choices, link);
  if (!vm) return { ...none, location, origin };
  const place = firstLocation(choices, vm.location);
  if (!isCopyable(vm) || place !== vm.location) return { ...none, location: place, origin };
  return { ...none, location: place, origin: 'copy', sourceVm: vm.uuid, sourceReplica: link.sourceReplica ?? '' };
}

/** What the form shows at first; a link may have chosen the image, the location or what is copied. */
export function firstValues(choices: VmChoices, link: CreateLink = {}): VmValues {
  const { origin, image } = firstImage(choices, link);
  const values: VmValues = {
    ...firstSource(choices, link, origin),
    pool: '',
    osName: image?.os_name ?? '',
    osVersion: isOffered(image, link.osVersion) ? link.osVersion : firstVersion(image),
    packageId: CUSTOM,
    vcpu: null,
    memoryGb: null,
    diskGb: null,
    ...firstDisks,
    ...firstNetwork(choices),
    ...firstSignIn,
    ...firstCloudInit,
    ...firstBackup,
    ...firstName(choices),
  };
  const { packages, limits } = resolveOrder(choices, values);
  const { vcpu, memoryMb, diskGb } = limits.roomy;
  const size = firstChoice(packages);
  return {
    ...values,
    packageId: size?.id ?? CUSTOM,
    vcpu: size?.vcpu ?? vcpu.min,
    memoryGb: size?.memoryGb ?? Math.ceil(memoryMb.min / 1024),
    diskGb: size?.diskGb ?? Math.max(USUAL_DISK, diskGb.min),
  };
}
