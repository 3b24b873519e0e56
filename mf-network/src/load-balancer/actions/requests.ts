import { call, codeRequest, invalidate, lookUp, type CodeRequest, type Located } from '@console/api';
import { listLoadBalancers, type LoadBalancer } from '@console/contract/load-balancer';
import { deleteLoadBalancer, getLoadBalancer, moveLoadBalancer } from '@console/contract/load-balancer-change';
import { addForwardingRule, removeForwardingRule } from '@console/contract/load-balancer-rule';
import { addLoadBalancerTarget, removeLoadBalancerTarget } from '@console/contract/load-balancer-target';
import { listUsage } from '@console/contract/usage';
import { addOneByOne } from '@console/domain/dialogs';
import { readRow } from '@console/domain/reading';
import { onBalancer } from '../pending';

export type Address = Pick<Located<LoadBalancer>, 'location' | 'uuid'>;

const byUuid = ({ location, uuid }: Address) => ({ location, uuid });

/** The two ports of a rule. */
export interface Ports {
  readonly source_port: number;
  readonly target_port: number;
}

/** A rule that is replaced by one of other ports. */
export interface RuleChange extends Ports {
  /** Uuid of the rule that goes; undefined where there is only a new one. */
  readonly replaced?: string | undefined;
  /** Whether the port stays, so that the old rule has to go first. */
  readonly isSamePort: boolean;
  /** The call that is done, of two. */
  readonly half?: 'removed' | 'added' | undefined;
}

const addRequest = (row: Address, { source_port, target_port }: Ports) => ({
  ...byUuid(row),
  source_port,
  target_port,
});
const removeRequest = (row: Address, rule: string) => ({ ...byUuid(row), rule_uuid: rule });
const targetRequest = (row: Address, uuid: string) => ({ ...byUuid(row), target_uuid: uuid });

/** A load balancer as it is now. @throws ApiError where it is gone, or cannot be read */
export const readOne = ({ location, uuid }: Address): Promise<LoadBalancer> =>
  readRow(
    () => call(getLoadBalancer, { location, uuid }),
    async () => lookUp(await call(listLoadBalancers, { location }), 'uuid', uuid),
  );

/** The load balancer as it is now; the lists are read again where somebody else has changed it. @throws ApiError */
export async function readBalancer(row: Located<LoadBalancer>): Promise<LoadBalancer> {
  const now = await readOne(row);
  const partsOf = ({ forwarding_rules, targets }: LoadBalancer): string =>
    JSON.stringify([
      forwarding_rules.map(({ uuid, source_port, target_port }) => [uuid, source_port, target_port]),
      targets.map(({ target_uuid }) => target_uuid),
    ]);
  if (partsOf(now) !== partsOf(row)) void invalidate(listLoadBalancers);
  return now;
}

/**
 * Adds a rule, or puts one in the place of another: the API changes none. The new one comes first, unless both are for the
 * same port, which has one rule at most. Of two calls of which one is done only the other is sent, whatever the ports are.
 * @param keep notes the call that is done: another try goes on from there
 * @throws ApiError
 */
export const putRule = (row: Address, change: RuleChange, keep: (change: RuleChange) => void): Promise<void> =>
  onBalancer(row, async () => {
    const { replaced, isSamePort, half } = change;
    const add = () => call(addForwardingRule, addRequest(row, change));
    if (replaced === undefined) return add();
    const remove = () => call(removeForwardingRule, removeRequest(row, replaced));
    const done = half ?? (isSamePort ? 'removed' : 'added');
    if (half === undefined) {
      await (done === 'removed' ? remove() : add());
      keep({ ...change, half: done });
    }
    return done === 'removed' ? add() : remove();
  });

export function putRuleCode(row: Address, change: RuleChange): CodeRequest[] {
  const added = codeRequest(addForwardingRule, addRequest(row, change));
  if (change.replaced === undefined) return [added];
  const removed = codeRequest(removeForwardingRule, removeRequest(row, change.replaced));
  return change.isSamePort ? [removed, added] : [added, removed];
}

/** @throws ApiError */
export const removeRule = (row: Address, rule: string): Promise<void> =>
  onBalancer(row, () => call(removeForwardingRule, removeRequest(row, rule)));

export const removeRuleCode = (row: Address, rule: string): CodeRequest =>
  codeRequest(removeForwardingRule, removeRequest(row, rule));

/** Uuids of machines that become targets. */
export interface NewTargets {
  readonly targets: readonly string[];
  /** Those that this try has added: they are no longer among the others. */
  readonly done?: readonly string[];
}

/**
 * Adds machines, one call each.
 * @param keep notes those that are added, and those that are left for another try
 * @throws ApiError that says which of several were added, and which were not
 */
export const addTargets = (
  row: Address,
  { targets }: NewTargets,
  nameOf: (uuid: string) => string,
  keep: (targets: NewTargets) => void,
): Promise<void> =>
  onBalancer(row, () =>
    addOneByOne({
      items: targets,
      nameOf,
      send: (uuid) => call(addLoadBalancerTarget, { ...targetRequest(row, uuid), target_type: 'vm' }),
      keep: (done, left) => keep({ targets: left, done }),
    }),
  );

export const addTargetCode = (row: Address, uuid: string): CodeRequest =>
  codeRequest(addLoadBalancerTarget, { ...targetRequest(row, uuid), target_type: 'vm' });

/** @throws ApiError */
export const removeTarget = (row: Address, uuid: string): Promise<void> =>
  onBalancer(row, () => call(removeLoadBalancerTarget, targetRequest(row, uuid)));

export const removeTargetCode = (row: Address, uuid: string): CodeRequest =>
  codeRequest(removeLoadBalancerTarget, targetRequest(row, uuid));

/**
 * Lets another account pay.
 * @param onRow how it is marked meanwhile: as the only one, or as one of many
 * @throws ApiError
 */
export const moveBilling = (row: Address, account: number, onRow: typeof onBalancer = onBalancer): Promise<void> =>
  onRow(row, () => call(moveLoadBalancer, { ...byUuid(row), set_id: account }), [listUsage]);

export const moveCode = (row: Address, account: number): CodeRequest =>
  codeRequest(moveLoadBalancer, { ...byUuid(row), set_id: account });

export const deleteCode = (row: Address): CodeRequest => codeRequest(deleteLoadBalancer, byUuid(row));

/** The number of the account that pays now, from the server. @throws ApiError */
export const readPayer = async (row: Address) => (await readOne(row)).billing_account_id;
