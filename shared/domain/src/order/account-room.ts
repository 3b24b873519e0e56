import type { BillingAccount } from '@console/contract/billing-account';
import type { ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';

/** A size as the site's configuration has it; memory in MB. */
export interface LimitedSize {
  readonly vcpu: number;
  readonly ram_mb: number;
}

/** What an account's room is reckoned from. */
export interface RoomSources {
  readonly accounts: readonly Pick<BillingAccount, 'id' | 'restriction_level'>[];
  /** What the site allows a LIMITED account; undefined where it sets no limit. */
  readonly limitedAccount: LimitedSize | undefined;
  /** Of all locations; undefined unless all of them are known: with less than all the room would be said to be larger. */
  readonly machines: readonly RoomMachine[] | undefined;
  /** The same of managed services. */
  readonly services: readonly RoomService[] | undefined;
}

type RoomMachine = Pick<Vm, 'billing_account' | 'status' | 'vcpu' | 'memory'>;
type RoomService = Pick<ManagedService, 'billing_account_id' | 'is_deleted' | 'resources'>;

/** What a LIMITED billing account may have in all, has, and has left; memory in MB. */
export interface AccountRoom {
  readonly most: LimitedSize;
  readonly used: LimitedSize;
  readonly left: LimitedSize;
}

const sumOf = (rows: readonly { readonly vcpu: number; readonly ram_mb: number }[]): LimitedSize => ({
  vcpu: rows.reduce((sum, row) => sum + row.vcpu, 0),
  ram_mb: rows.reduce((sum, row) => sum + row.ram_mb, 0),
});

/** What all machines of an account have, running or not, and the nodes of its managed services. */
function usedBy(machines: readonly RoomMachine[], services: readonly RoomService[], id: string): LimitedSize {
  const isOwn = (account: number | null | undefined): boolean => String(account) === id;
  const own = machines
    .filter((vm) => vm.status !== 'deleted' && isOwn(vm.billing_account))
    .map((vm) => ({ vcpu: vm.vcpu, ram_mb: vm.memory }));
  const nodes = services
    .filter((service) => !service.is_deleted && isOwn(service.billing_account_id))
    .flatMap((service) => service.resources)
    .map(({ resource_allocation: node }) => ({ vcpu: node?.vcpu ?? 0, ram_mb: node?.memory ?? 0 }));
  return sumOf([...own, ...nodes]);
}

/** The room of an account with limits; undefined for others, and where not all that it has is known. (spec 2, section 4; spec 3, section 9) */
export function accountRoom(choices: RoomSources, id: string): AccountRoom | undefined {
  const { machines, services } = choices;
  const account = choices.accounts.find((row) => String(row.id) === id);
  const most = choices.limitedAccount;
  if (account?.restriction_level !== 'LIMITED' || !most || !machines || !services) return undefined;
  const used = usedBy(machines, services, id);
  return {
    most,
    used,
    left: { vcpu: Math.max(0, most.vcpu - used.vcpu), ram_mb: Math.max(0, most.ram_mb - used.ram_mb) },
  };
}

/** How many machines or nodes of a size an account has room for. */
export const machinesInRoom = ({ left }: AccountRoom, size: LimitedSize): number =>
  Math.floor(Math.min(left.vcpu / size.vcpu, left.ram_mb / size.ram_mb));
