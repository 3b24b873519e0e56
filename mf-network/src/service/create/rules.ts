import { accountOf, CUSTOM, locationFault, payerProblem, type Limit } from '@console/domain/order';
import { versionsOf } from './images';
import type { ServiceOrder } from './order';
import type { Message } from './texts';
import type { Problems } from './values';

const required: Message = { id: 'problem.required' };

const range = ({ min, max }: Limit): Message =>
  Number.isFinite(max) ? { id: 'problem.between', values: { min, max } } : { id: 'problem.atLeast', values: { min } };

function numberProblem(value: number | null, limit: Limit, unit = 1): Message | undefined {
  if (value === null || Number.isNaN(value)) return required;
  if (!Number.isInteger(value * unit)) return { id: unit === 1 ? 'problem.whole' : 'problem.wholeMb' };
  return value < limit.min || value > limit.max ? range(limit) : undefined;
}

/** What is wrong with a size of one's own: the limits of the image first, then what the account has left for each node. */
function customProblems({ values, limits, room, nodes }: ServiceOrder): Problems {
  const { vcpu, memoryMb, diskGb } = limits;
  const memory = { min: memoryMb.min / 1024, max: memoryMb.max / 1024 };
  const over = (value: number | null, left: number | undefined, unit: string): Message | undefined =>
    value !== null && left !== undefined && value > left
      ? { id: 'problem.room', values: { left, unit, nodes } }
      : undefined;
  return {
    vcpu: numberProblem(values.vcpu, vcpu) ?? over(values.vcpu, room?.left.vcpu, 'vCPU'),
    memoryGb:
      numberProblem(values.memoryGb, memory, 1024) ?? over(values.memoryGb, room && room.left.ram_mb / 1024, 'GB'),
    diskGb: numberProblem(values.diskGb, diskGb),
  };
}

function sizeProblems(order: ServiceOrder): Problems {
  if (order.values.packageId === CUSTOM) return customProblems(order);
  const chosen = order.packages.find(({ id }) => id === order.values.packageId);
  return { packageId: chosen ? chosen.reason : required };
}

function imageProblems({ image, values }: ServiceOrder): Problems {
  if (!image) return { service: required };
  const isKnown = versionsOf(image).includes(values.version);
  return {
    version: values.version === '' ? required : isKnown ? undefined : { id: 'problem.version' },
    nodes:
      values.nodes === 'multi' && image.is_multi_node_available !== true
        ? { id: 'nodes.onlyOne', values: { name: image.display_name } }
        : undefined,
  };
}

function accountProblem({ choices, values }: ServiceOrder): Message | undefined {
  if (choices.isTokenBound) return undefined;
  const account = accountOf(choices.accounts, values.account);
  return account ? payerProblem(account) : required;
}

function locationProblem({ choices, values }: ServiceOrder): Message | undefined {
  const fault = locationFault(choices.locations, values.location);
  return fault && (fault === 'missing' ? required : { id: 'location.paused' });
}

/**
 * What stands against creating this service, by field. (spec 3, sections 5 and 6; the sizes are those that the image says)
 */
export function problemsOf(order: ServiceOrder): Partial<Record<keyof Problems, Message>> {
  const all: Problems = {
    location: locationProblem(order),
    ...imageProblems(order),
    ...sizeProblems(order),
    name: order.values.name.trim() === '' ? required : undefined,
    account: accountProblem(order),
  };
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}
