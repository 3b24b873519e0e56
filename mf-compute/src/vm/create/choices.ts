import type { BillingAccount } from '@console/contract/billing-account';
import { osClass, type VmImage } from '@console/contract/vm-image';
import { offeredImages, offeredVersions } from '../image';
import { firstAccount } from './accounts';
import { firstChoice, offeredPackages, type OfferedPackage, type Size } from './packages';
import { defaultPool, sizeLimits, type SizeLimits } from './rules';
import { CUSTOM, type VmChoices, type VmValues } from './values';

/** What an address may ask for: /compute/create?typeId=app_catalog&osName=…&osVersion=… (spec 1, section 2) */
export interface CreateLink {
  readonly typeId?: string | null;
  readonly osName?: string | null;
  readonly osVersion?: string | null;
}

export const imageOf = (choices: VmChoices, osName: string): VmImage | undefined =>
  choices.images.find((image) => image.os_name === osName);

export const accountOf = (choices: VmChoices, id: string): BillingAccount | undefined =>
  choices.accounts.find((account) => String(account.id) === id);

/** The limits that a LIMITED account sets; undefined for others. (spec 3, section 9) */
export function accountLimit(choices: VmChoices, id: string): { vcpu: number; ram_mb: number } | undefined {
  return accountOf(choices, id)?.restriction_level === 'LIMITED' ? choices.limitedAccount : undefined;
}

/** What a custom size may be. */
export function limitsOf(choices: VmChoices, values: Pick<VmValues, 'osName' | 'account'>): SizeLimits {
  const pool = defaultPool(choices.pools);
  const account = accountLimit(choices, values.account);
  return sizeLimits(choices.parameters, {
    osName: values.osName,
    ...(pool ? { pool } : {}),
    ...(account ? { account } : {}),
  });
}

/** The sizes offered for the chosen image, the impossible ones with their reason. */
export function packagesOf(choices: VmChoices, values: Pick<VmValues, 'osName' | 'account'>): OfferedPackage[] {
  const image = imageOf(choices, values.osName);
  const pool = defaultPool(choices.pools);
  const limits = sizeLimits(choices.parameters, { osName: values.osName, ...(pool ? { pool } : {}) });
  return offeredPackages(
    choices.packages,
    image ? osClass(image) : 'other',
    limits,
    accountLimit(choices, values.account),
  );
}

/** The chosen size; undefined while it is not known or not filled in. */
export function sizeOf(choices: VmChoices, values: VmValues): Size | undefined {
  if (values.packageId !== CUSTOM) return packagesOf(choices, values).find((entry) => entry.id === values.packageId);
  const { vcpu, memoryGb, diskGb } = values;
  return vcpu === null || memoryGb === null || diskGb === null ? undefined : { vcpu, memoryGb, diskGb };
}

const defaultImage = (images: readonly VmImage[]): VmImage | undefined =>
  images.find((image) => image.is_default) ?? images[0];

const isOffered = (image: VmImage | undefined, version: string | null | undefined): version is string =>
  Boolean(image && version && offeredVersions(image).some((row) => row.os_version === version));

function firstLocation({ locations }: VmChoices): string {
  const open = locations.filter((location) => !location.create_resource_disabled);
  const chosen = open.find((row) => row.is_preferred) ?? open.find((row) => row.is_default) ?? open[0];
  return chosen?.slug ?? '';
}

/** What the form shows at first; a link may have chosen the image. */
export function firstValues(choices: VmChoices, link: CreateLink = {}): VmValues {
  const wantsApp = link.typeId === 'app_catalog' && choices.offersApps;
  const linked = link.osName ? imageOf(choices, link.osName) : undefined;
  const catalogue = (linked?.is_app_catalog || (!linked && wantsApp)) && choices.offersApps ? 'app_catalog' : 'system';
  const image =
    linked && (linked.is_app_catalog !== true || choices.offersApps)
      ? linked
      : defaultImage(offeredImages(choices.images, catalogue));
  const account = firstAccount(choices.accounts);
  const base = { osName: image?.os_name ?? '', account: account ? String(account.id) : '' };
  const size = firstChoice(packagesOf(choices, base));
  const limits = limitsOf(choices, base);
  return {
    ...base,
    location: firstLocation(choices),
    catalogue,
    osVersion: isOffered(image, link.osVersion)
      ? link.osVersion
      : ((image && offeredVersions(image)[0]?.os_version) ?? ''),
    packageId: size?.id ?? CUSTOM,
    vcpu: size?.vcpu ?? limits.vcpu.min,
    memoryGb: size?.memoryGb ?? Math.ceil(limits.memoryMb.min / 1024),
    diskGb: size?.diskGb ?? Math.max(20, limits.diskGb.min),
    network: '',
    publicIp: choices.offersIps,
    username: '',
    signIn: 'password',
    password: '',
    publicKey: '',
    name: '',
  };
}

const clamp = (value: number, { min, max }: { min: number; max: number }): number =>
  Math.max(min, Math.min(max, value));

/** A size in the place of one that cannot be had: another package, or the nearest custom size where no package fits. */
function otherSize(
  packages: readonly OfferedPackage[],
  chosen: Size | undefined,
  limits: SizeLimits,
): Partial<VmValues> {
  const other = firstChoice(packages);
  if (other) return { packageId: other.id };
  const { vcpu, memoryMb, diskGb } = limits;
  return {
    packageId: CUSTOM,
    vcpu: clamp(chosen?.vcpu ?? 1, vcpu),
    memoryGb: clamp((chosen?.memoryGb ?? 1) * 1024, memoryMb) / 1024,
    diskGb: clamp(chosen?.diskGb ?? 20, diskGb),
  };
}

/**
 * What has to change after a choice so that the others still fit it: the version goes with the image, the size with
 * the image and the account, the network with the location. Nothing that a person typed is touched.
 */
export function repairs(choices: VmChoices, values: VmValues): Partial<VmValues> {
  const fix: Partial<VmValues> = {};
  const offered = offeredImages(choices.images, values.catalogue);
  const image = offered.find((row) => row.os_name === values.osName) ?? defaultImage(offered);
  if (image && image.os_name !== values.osName) fix.osName = image.os_name;
  if (image && !isOffered(image, values.osVersion)) fix.osVersion = offeredVersions(image)[0]?.os_version ?? '';
  if (values.account !== '' && !accountOf(choices, values.account)) fix.account = '';
  if (values.account === '' || fix.account === '') {
    const account = firstAccount(choices.accounts);
    if (account) fix.account = String(account.id);
  }
  const now = { ...values, ...fix };
  if (values.packageId !== CUSTOM) {
    const packages = packagesOf(choices, now);
    const chosen = packages.find((entry) => entry.id === values.packageId);
    if (!chosen || chosen.reason) {
      Object.assign(fix, otherSize(packages, chosen, limitsOf(choices, now)));
    }
  }
  if (
    values.network !== '' &&
    choices.networks.length > 0 &&
    !choices.networks.some((row) => row.uuid === values.network)
  ) {
    fix.network = '';
  }
  return fix;
}
