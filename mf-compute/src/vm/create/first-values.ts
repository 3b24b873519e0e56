import type { VmImage } from '@console/contract/vm-image';
import { CUSTOM, firstChoice, firstLocation, namedInLink } from '@console/domain/order';
import { offeredImages, offeredVersions } from '../machine/image';
import { imageOf, resolveOrder } from './order';
import { firstBackup } from './sections/backup';
import { firstCloudInit } from './sections/cloud-init';
import { firstDisks } from './sections/disks';
import { firstName } from './sections/name';
import { firstNetwork } from './sections/network';
import { firstSignIn } from './sections/sign-in';
import { copiesOf, isCopyable } from './copy-source';
import type { Message } from './texts';
import type { Origin, VmChoices } from './choices';
import type { VmValues } from './values';
import { MB_PER_GB } from '../machine/memory';

const names = [
  'typeId',
  'osName',
  'osVersion',
  'location',
  'network',
  'sourceDisk',
  'sourceVm',
  'sourceReplica',
  'name',
] as const;

/** What an address may ask for: /compute/create?typeId=app_catalog&osName=…&osVersion=… and more. (spec 1, section 2) */
export type CreateLink = Partial<Record<(typeof names)[number], string>>;

/** The part of an address that chooses; the rest of it (a job, a drawer) is none of the form's business. */
export const readLink = (params: URLSearchParams): CreateLink =>
  Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])));

/** Whether a link names a machine or one of its copies, which have to be known before the form can begin. */
export const namesMachine = ({ sourceVm, sourceReplica }: CreateLink): boolean => Boolean(sourceVm ?? sourceReplica);

/** The machine that a link names, by its uuid or by that of its snapshot or backup. */
export const linkedVm = ({ machines }: VmChoices, { sourceVm, sourceReplica }: CreateLink) =>
  machines.find(
    (vm) =>
      (sourceVm === undefined || vm.uuid === sourceVm) &&
      (sourceReplica === undefined || copiesOf(vm).some(({ replica }) => replica.uuid === sourceReplica)),
  );

/** GB of a disk where no package says one. */
const USUAL_DISK = 20;

export const defaultImage = (images: readonly VmImage[]): VmImage | undefined =>
  images.find((image) => image.is_default) ?? images[0];

export const isOffered = (image: VmImage | undefined, version: string | undefined): version is string =>
  Boolean(image && version && offeredVersions(image).some((row) => row.os_version === version));

export const firstVersion = (image: VmImage | undefined): string =>
  (image && offeredVersions(image)[0]?.os_version) ?? '';

/** The image that a link names, by its name or the one it is shown under. */
const linkedImage = ({ images }: VmChoices, { osName }: CreateLink): VmImage | undefined =>
  osName === undefined
    ? undefined
    : namedInLink(
        images,
        osName,
        (image) => image.os_name,
        (image) => image.display_name,
      );

/** The version that a link names of an image, as the order names it; undefined where it is not offered. */
const linkedVersion = (image: VmImage | undefined, { osVersion }: CreateLink): string | undefined =>
  image && osVersion !== undefined
    ? namedInLink(
        offeredVersions(image),
        osVersion,
        (version) => version.os_version,
        (version) => version.display_name,
      )?.os_version
    : undefined;

function firstImage(choices: VmChoices, link: CreateLink): { origin: Origin; image: VmImage | undefined } {
  const linked = linkedImage(choices, link);
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
  const location = firstLocation(choices.locations, link.location);
  if (link.sourceDisk !== undefined) return { ...none, location, origin: 'disk', sourceDisk: link.sourceDisk };
  if (!namesMachine(link)) return { ...none, location, origin };
  const vm = linkedVm(choices, link);
  if (!vm) return { ...none, location, origin };
  const place = firstLocation(choices.locations, vm.location);
  if (!isCopyable(vm) || place !== vm.location) return { ...none, location: place, origin };
  return { ...none, location: place, origin: 'copy', sourceVm: vm.uuid, sourceReplica: link.sourceReplica ?? '' };
}

/** Whether the form begins where a link says, or the link says nothing of it. */
const isPlaceOf = ({ locations }: VmChoices, { location }: CreateLink): boolean =>
  location === undefined || firstLocation(locations, location) === location;

/** What the form shows at first; a link may have chosen the image, the location or what is copied. */
export function firstValues(choices: VmChoices, link: CreateLink = {}): VmValues {
  const { origin, image } = firstImage(choices, link);
  const values: VmValues = {
    ...firstSource(choices, link, origin),
    pool: '',
    osName: image?.os_name ?? '',
    osVersion: linkedVersion(image, link) ?? firstVersion(image),
    packageId: CUSTOM,
    vcpu: null,
    memoryGb: null,
    diskGb: null,
    ...firstDisks,
    ...firstNetwork(choices, isPlaceOf(choices, link) ? link.network : undefined),
    ...firstSignIn,
    ...firstCloudInit,
    ...firstBackup,
    ...firstName(choices),
    ...(link.name === undefined ? {} : { name: link.name }),
  };
  const { packages, limits } = resolveOrder(choices, values);
  const { vcpu, memoryMb, diskGb } = limits.roomy;
  const size = firstChoice(packages);
  return {
    ...values,
    packageId: size?.id ?? CUSTOM,
    vcpu: size?.vcpu ?? vcpu.min,
    memoryGb: size?.memoryGb ?? Math.ceil(memoryMb.min / MB_PER_GB),
    diskGb: size?.diskGb ?? Math.max(USUAL_DISK, diskGb.min),
  };
}

function imageFault(choices: VmChoices, link: CreateLink, values: VmValues): Message | undefined {
  const { osName, osVersion } = link;
  const isApps = link.typeId === 'app_catalog';
  if (link.typeId !== undefined && !isApps) return { id: 'link.type', values: { name: link.typeId } };
  if (isApps && (!choices.offersApps || offeredImages(choices.images, 'app_catalog').length === 0))
    return { id: 'link.noApps' };
  if (osName !== undefined && values.osName !== linkedImage(choices, link)?.os_name)
    return { id: 'link.image', values: { name: osName } };
  const image = imageOf(choices, values.osName);
  if (osVersion !== undefined && values.osVersion !== linkedVersion(image, link)) {
    const known = image ? offeredVersions(image).length : 0;
    return known > 0 ? { id: 'link.version', values: { name: osVersion } } : undefined;
  }
  return undefined;
}

/** Why a machine or its copy cannot be had: it is not there, or not known, not ready, or where nothing is created now. */
function sourceFault(choices: VmChoices, link: CreateLink): Message {
  const vm = linkedVm(choices, link);
  if (!vm) return { id: choices.areMachinesRead ? 'link.source' : 'link.sourceUnknown' };
  const place = choices.locations.find(({ slug }) => slug === vm.location);
  return isCopyable(vm)
    ? { id: 'link.paused', values: { name: place?.display_name ?? vm.location } }
    : { id: 'link.busy' };
}

/** A network that is not one of the place where the form began; nothing is said before these are known. */
function networkFault({ networks }: VmChoices, { network }: CreateLink, { location }: VmValues): Message | undefined {
  const here = networks.filter((row) => row.location === location);
  const isMissing = network !== undefined && here.length > 0 && !here.some(({ uuid }) => uuid === network);
  return isMissing ? { id: 'link.network' } : undefined;
}

/**
 * What a link asked for and the form could not give; the form stays usable with its defaults.
 * @param values what the form begins with
 */
export function linkFaults(choices: VmChoices, link: CreateLink, values: VmValues): Message[] {
  const place = link.location === undefined ? undefined : choices.locations.find(({ slug }) => slug === link.location);
  const faults: (Message | undefined)[] = [
    link.location === undefined || place ? undefined : { id: 'link.location', values: { name: link.location } },
    place?.create_resource_disabled ? { id: 'link.paused', values: { name: place.display_name } } : undefined,
    namesMachine(link) && values.origin !== 'copy' ? sourceFault(choices, link) : undefined,
    imageFault(choices, link, values),
    networkFault(choices, link, values),
  ];
  return faults.filter((fault) => fault !== undefined);
}
