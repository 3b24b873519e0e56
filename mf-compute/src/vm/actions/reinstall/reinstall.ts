import type { Money } from '@console/api';
import type { PriceList } from '@console/contract/pricing';
import type { VmImage } from '@console/contract/vm-image';
import type { VmParameter } from '@console/contract/vm-parameter';
import { requiredText } from '@console/domain/rules';
import { quoteMachine } from '../../machine/machine-price';
import type { Limit } from '@console/domain/order';
import type { PriceTerms } from '@console/domain/price';
import { sizeLimits } from '../../create/rules';
import { bootDisk } from '../../machine/disks';
import { isWindows, offeredImages, offeredVersions } from '../../machine/image';
import { type JoinedVm } from '../../machine/rows';
import { pricePlaces } from '../../machine/machine-pricer';
import { actionsText } from '../texts';
import { MB_PER_GB } from '../../machine/memory';

/** What the form holds; `confirm` is the name that is typed by hand. */
export type ReinstallValues = {
  readonly catalogue: 'system' | 'app_catalog';
  readonly os_name: string;
  readonly os_version: string;
  readonly confirm: string;
};

type Machine = Pick<JoinedVm, 'os_name' | 'os_version' | 'vcpu' | 'memory' | 'storage'>;

/** A size that is not known stands against nothing. */
const reaches = (value: number | undefined, { min }: Limit): boolean => value === undefined || value >= min;

/** Why a system cannot go onto a machine: the machine is too small for it. */
export function imageBlock(vm: Machine, image: Pick<VmImage, 'os_name'>, parameters: readonly VmParameter[]) {
  const limits = sizeLimits(parameters, { osName: image.os_name });
  if (!reaches(vm.vcpu, limits.vcpu)) return actionsText('reinstall.needsCpu', { n: limits.vcpu.min });
  if (!reaches(vm.memory, limits.memoryMb))
    return actionsText('reinstall.needsMemory', { n: limits.memoryMb.min / MB_PER_GB });
  if (!reaches(bootDisk(vm)?.size, limits.diskGb)) return actionsText('reinstall.needsDisk', { n: limits.diskGb.min });
  return undefined;
}

const newestOf = (image: VmImage | undefined): string => (image && offeredVersions(image)[0]?.os_version) ?? '';

/** The version that an image is offered with: the machine's own one, else the first. */
export function versionFor(vm: Pick<Machine, 'os_name' | 'os_version'>, image: VmImage | undefined): string {
  const isOwn = image?.os_name === vm.os_name;
  const offered = image ? offeredVersions(image) : [];
  return isOwn && offered.some((row) => row.os_version === vm.os_version) ? (vm.os_version ?? '') : newestOf(image);
}

/** What stands chosen at first: the system that the machine has, where it is still offered; else the default one. */
export function firstReinstall(vm: Machine, images: readonly VmImage[], offersApps: boolean): ReinstallValues {
  const kinds = offersApps ? (['system', 'app_catalog'] as const) : (['system'] as const);
  for (const catalogue of kinds) {
    const own = offeredImages(images, catalogue).find((image) => image.os_name === vm.os_name);
    if (own) return { catalogue, os_name: own.os_name, os_version: versionFor(vm, own), confirm: '' };
  }
  const systems = offeredImages(images);
  const image = systems.find((row) => row.is_default) ?? systems[0];
  return { catalogue: 'system', os_name: image?.os_name ?? '', os_version: newestOf(image), confirm: '' };
}

/** What stands against a system, by field. */
export function reinstallProblems(
  vm: Machine,
  { os_name, os_version }: ReinstallValues,
  images: readonly VmImage[],
  parameters: readonly VmParameter[],
): Partial<Record<keyof ReinstallValues, string>> {
  const image = images.find((row) => row.os_name === os_name);
  const blocked = image ? imageBlock(vm, image, parameters) : requiredText();
  return {
    ...(blocked ? { os_name: blocked } : {}),
    ...(os_version === '' ? { os_version: requiredText() } : {}),
  };
}

/** What the licence of a system changes of a machine's price a month; undefined where nothing changes. */
export function licenceChange(
  vm: Pick<JoinedVm, 'location' | 'designated_pool_uuid' | 'os_name' | 'license_type' | 'vcpu'>,
  image: Pick<VmImage, 'os_name' | 'license_type'> | undefined,
  prices: PriceList | undefined,
  terms: PriceTerms,
): { readonly isAdded: boolean; readonly monthly: Money } | undefined {
  if (!image || !prices) return undefined;
  const isAdded = isWindows(image);
  if (isAdded === isWindows(vm)) return undefined;
  const where = { ...terms, places: pricePlaces(vm, vm.location) };
  const needs = { memoryGb: 0, diskGb: 0 };
  const licence = quoteMachine(prices, where, { ...needs, vcpu: vm.vcpu, windows: true })?.lines.find(
    ({ id }) => id === 'licence',
  );
  return licence && { isAdded, monthly: licence.monthly };
}
