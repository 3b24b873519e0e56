import { codeRequest, type CodeRequest } from '@console/api';
import { deleteIpAddress, isAssigned } from '@console/contract/ip-address';
import { assignIpAddress, getIpAddress, unassignIpAddress, updateIpAddress } from '@console/contract/ip-address-change';
import type { IpRow } from '../rows';
import { ipDialogs } from './menu';
import { whyNot, type IpAction } from './can';
import { moveRequest } from './move-billing';

/** What of a floating IP's page can be seen as code. */
export const codeActions = ['read', ...ipDialogs] as const;
export type CodeAction = IpAction | 'read';

const A_PRIVATE_ADDRESS = '10.0.0.10';

/**
 * The calls of an action on a floating IP, with what it has now in the place of what would be chosen; undefined where it can
 * never be done with such an address, or there is nothing that it could be done with.
 */
export function requestsOf(action: CodeAction, row: IpRow): readonly CodeRequest[] | undefined {
  const { location, address, billing_account_id: account } = row;
  const by = { location, address };
  if (action !== 'read' && whyNot(action, { ...row, pending: undefined })) return undefined;
  switch (action) {
    case 'read':
      return [codeRequest(getIpAddress, by)];
    case 'rename':
      return [codeRequest(updateIpAddress, { ...by, name: row.name ?? '' })];
    case 'assign':
      return [codeRequest(assignIpAddress, { ...by, private_ip: row.assigned_to_private_ip || A_PRIVATE_ADDRESS })];
    case 'unassign':
      return isAssigned(row) ? [codeRequest(unassignIpAddress, by)] : undefined;
    case 'moveAccount':
      return account == null ? undefined : [codeRequest(updateIpAddress, moveRequest(row, account))];
    case 'release':
      return [codeRequest(deleteIpAddress, by)];
  }
}
