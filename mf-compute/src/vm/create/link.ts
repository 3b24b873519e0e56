import { offeredImages, offeredVersions } from '../machine/image';
import { imageOf } from './order';
import { copiesOf, isCopyable } from './copy-source';
import type { Message } from './texts';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

const names = ['typeId', 'osName', 'osVersion', 'location', 'sourceDisk', 'sourceVm', 'sourceReplica'] as const;

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

function imageFault(choices: VmChoices, link: CreateLink, values: VmValues): Message | undefined {
  const { osName, osVersion } = link;
  const isApps = link.typeId === 'app_catalog';
  if (link.typeId !== undefined && !isApps) return { id: 'link.type', values: { name: link.typeId } };
  if (isApps && (!choices.offersApps || offeredImages(choices.images, 'app_catalog').length === 0))
    return { id: 'link.noApps' };
  if (osName !== undefined && values.osName !== osName) return { id: 'link.image', values: { name: osName } };
  if (osVersion !== undefined && values.osVersion !== osVersion) {
    const image = imageOf(choices, values.osName);
    const known = image ? offeredVersions(image).length : 0;
    return known > 0 ? { id: 'link.version', values: { name: osVersion } } : undefined;
  }
  return undefined;
}

/** Why a machine or its copy cannot be had: it is not there, not ready, or where nothing is created now. */
function sourceFault(choices: VmChoices, link: CreateLink): Message {
  const vm = linkedVm(choices, link);
  if (!vm) return { id: 'link.source' };
  const place = choices.locations.find(({ slug }) => slug === vm.location);
  return isCopyable(vm)
    ? { id: 'link.paused', values: { name: place?.display_name ?? vm.location } }
    : { id: 'link.busy' };
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
  ];
  return faults.filter((fault) => fault !== undefined);
}
