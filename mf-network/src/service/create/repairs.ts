import { accountOf, firstAccount, firstChoice, type Limit } from '@console/domain/order';
import { versionsOf } from './images';
import { isSuggestion, suggestedName } from './names';
import { resolveOrder, type ServiceOrder } from './order';
import { CUSTOM, type ServiceChoices, type ServiceValues } from './values';

type Repair = (order: ServiceOrder) => Partial<ServiceValues>;

const clamp = (value: number, { min, max }: Limit): number => Math.max(min, Math.min(max, value));

/** Where a node begins that no package fits. */
const USUAL = { vcpu: 1, memoryMb: 1024, diskGb: 20 };

/** The numbers of the custom size that is nearest to a package, or to what is usual without one. */
export function customSize({ packages, limits }: ServiceOrder, packageId?: string): Partial<ServiceValues> {
  const near = packages.find(({ id }) => id === packageId);
  return {
    vcpu: clamp(near?.vcpu ?? USUAL.vcpu, limits.vcpu),
    memoryGb: clamp(near ? near.memoryGb * 1024 : USUAL.memoryMb, limits.memoryMb) / 1024,
    diskGb: clamp(near?.diskGb ?? USUAL.diskGb, limits.diskGb),
  };
}

/** A size in the place of one that cannot be had: another package, or the nearest custom size where no package fits. */
export function otherSize(order: ServiceOrder): Partial<ServiceValues> {
  const other = firstChoice(order.packages);
  return other ? { packageId: other.id } : { packageId: CUSTOM, ...customSize(order, order.values.packageId) };
}

const sizeRepair: Repair = (order) => {
  const { values, packages, image } = order;
  if (values.packageId === CUSTOM || !image) return {};
  const chosen = packages.find(({ id }) => id === values.packageId);
  return chosen && !chosen.reason ? {} : otherSize(order);
};

const versionRepair: Repair = ({ image, values }) => {
  const versions = image ? versionsOf(image) : [];
  const [first] = versions;
  return first === undefined || versions.includes(values.version) ? {} : { version: first };
};

const nodesRepair: Repair = ({ image, values }) =>
  values.nodes === 'multi' && image && image.is_multi_node_available !== true ? { nodes: 'single' } : {};

/** A suggested name goes with the service; one that was typed stays. */
const nameRepair: Repair = ({ choices, values, image }) => {
  const { name, service } = values;
  if (!image || !isSuggestion(name, choices.images) || isSuggestion(name, [image])) return {};
  return { name: suggestedName(service, choices.services?.map((row) => row.display_name) ?? []) };
};

const networkRepair: Repair = ({ choices: { networks }, values: { network } }) =>
  network !== '' && networks.length > 0 && !networks.some(({ uuid }) => uuid === network) ? { network: '' } : {};

const accountRepair: Repair = ({ choices, values }) => {
  if (choices.isTokenBound) return values.account === '' ? {} : { account: '' };
  if (values.account !== '' && accountOf(choices.accounts, values.account)) return {};
  const account = firstAccount(choices.accounts);
  const next = account ? String(account.id) : '';
  return next === values.account ? {} : { account: next };
};

const repairAll: readonly Repair[] = [versionRepair, nodesRepair, nameRepair, networkRepair, accountRepair, sizeRepair];

/**
 * What has to change after a choice so that the others still fit it: version, nodes, size and the suggested name go with
 * the service, the network with the location. Nothing that a person typed is touched.
 */
export function repairs(choices: ServiceChoices, values: ServiceValues): Partial<ServiceValues> {
  let fix: Partial<ServiceValues> = {};
  for (const repair of repairAll) fix = { ...fix, ...repair(resolveOrder(choices, { ...values, ...fix })) };
  return fix;
}
