import type { IpAddress } from '@console/contract/ip-address';
import type { IpId } from '../texts';

export type IpAction = 'rename' | 'assign' | 'unassign' | 'moveAccount' | 'release';

type Subject = Pick<IpAddress, 'type' | 'is_ipv6' | 'is_deleted'> & {
  readonly pending?: 'change' | 'release' | undefined;
};

/** Why something cannot be done with an address now; undefined where it can. (spec 3, sections 3 and 4) */
export function whyNot(action: IpAction, { type, is_ipv6, is_deleted, pending }: Subject): IpId | undefined {
  if (is_deleted) return 'can.deleted';
  if (pending) return pending === 'release' ? 'can.releasing' : 'can.changing';
  if (action === 'rename') return undefined;
  if (type !== 'public') return 'can.private';
  return action === 'assign' && is_ipv6 ? 'can.ipv6' : undefined;
}
