import { payerRepair, sizeRepair } from '@console/domain/order';
import { offeredImages } from '../machine/image';
import { offeredPools, orderedPool, resolveOrder, type VmOrder } from './order';
import { defaultImage, firstVersion, isOffered } from './first-values';
import { copiesOf, copyableVms } from './copy-source';
import type { VmChoices } from './choices';
import type { VmValues } from './values';

type Repair = (order: VmOrder) => Partial<VmValues>;

const imageRepair: Repair = ({ choices, values, isImage }) => {
  if (!isImage) return {};
  const offered = offeredImages(choices.images, values.origin === 'app_catalog' ? 'app_catalog' : 'system');
  const image = offered.find((row) => row.os_name === values.osName) ?? defaultImage(offered);
  if (!image) return {};
  return {
    ...(image.os_name === values.osName ? {} : { osName: image.os_name }),
    ...(isOffered(image, values.osVersion) ? {} : { osVersion: firstVersion(image) }),
  };
};

/** A copy stays where it is: another location has other machines. What is not known yet is left alone. */
const sourceRepair: Repair = ({ choices, values }) => {
  if (values.origin !== 'copy' || choices.machines.length === 0) return {};
  const offered = copyableVms(choices, values.location);
  const vm = offered.find(({ uuid }) => uuid === values.sourceVm);
  if (!vm) {
    const [first] = offered;
    const next = offered.length === 1 && first ? first.uuid : '';
    return next === values.sourceVm && values.sourceReplica === '' ? {} : { sourceVm: next, sourceReplica: '' };
  }
  const isThere = copiesOf(vm).some(({ replica }) => replica.uuid === values.sourceReplica);
  return values.sourceReplica === '' || isThere ? {} : { sourceReplica: '' };
};

const accountRepair: Repair = ({ choices, values }) => payerRepair(choices, values.account);

/** A location without a pool of that name puts the machine on its default one. */
const poolRepair: Repair = ({ choices, values }) => {
  const isKnown = offeredPools(choices, values.location).length > 0;
  return values.pool !== '' && isKnown && !orderedPool(choices, values, values.location) ? { pool: '' } : {};
};

/** Machines are only spread over locations that take some. */
const spreadRepair: Repair = ({ choices: { locations }, values: { spread } }) => {
  const open = spread.filter((slug) => locations.some((row) => row.slug === slug && !row.create_resource_disabled));
  return open.length === spread.length ? {} : { spread: open };
};

/** The default one is not named. */
const networkRepair: Repair = ({ choices, values }) => {
  const here = choices.networks.filter(({ location }) => location === values.location);
  if (values.network === '' || here.length === 0) return {};
  return here.some(({ uuid, is_default: isDefault }) => uuid === values.network && !isDefault) ? {} : { network: '' };
};

/** Windows machines take no SSH key. */
const signInRepair: Repair = ({ values, system }) =>
  values.signIn === 'key' && system.osClass === 'win' ? { signIn: 'password' } : {};

const fittingSize: Repair = ({ values, packages, limits }) => sizeRepair(values, packages, limits.roomy);

const repairAll: readonly Repair[] = [
  imageRepair,
  sourceRepair,
  accountRepair,
  poolRepair,
  spreadRepair,
  networkRepair,
  signInRepair,
  fittingSize,
];

/**
 * What has to change after a choice so that the others still fit it: the version goes with the image, the size with the
 * image and the account, copy, pool and network with the location. Nothing that a person typed is touched.
 */
export function repairs(choices: VmChoices, values: VmValues): Partial<VmValues> {
  let fix: Partial<VmValues> = {};
  for (const repair of repairAll) fix = { ...fix, ...repair(resolveOrder(choices, { ...values, ...fix })) };
  return fix;
}
