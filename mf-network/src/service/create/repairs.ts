import { payerRepair, sizeRepair } from '@console/domain/order';
import { versionsOf } from './images';
import { isSuggestion, suggestedName } from './names';
import { resolveOrder, type ServiceOrder } from './order';
import type { ServiceChoices, ServiceValues } from './values';

type Repair = (order: ServiceOrder) => Partial<ServiceValues>;

/** Which sizes there are depends on the service. */
const fittingSize: Repair = ({ values, packages, limits, image }) =>
  image ? sizeRepair(values, packages, limits) : {};

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

const accountRepair: Repair = ({ choices, values }) => payerRepair(choices, values.account);

const repairAll: readonly Repair[] = [
  versionRepair,
  nodesRepair,
  nameRepair,
  networkRepair,
  accountRepair,
  fittingSize,
];

/**
 * What has to change after a choice so that the others still fit it: version, nodes, size and the suggested name go with
 * the service, the network with the location. Nothing that a person typed is touched.
 */
export function repairs(choices: ServiceChoices, values: ServiceValues): Partial<ServiceValues> {
  let fix: Partial<ServiceValues> = {};
  for (const repair of repairAll) fix = { ...fix, ...repair(resolveOrder(choices, { ...values, ...fix })) };
  return fix;
}
