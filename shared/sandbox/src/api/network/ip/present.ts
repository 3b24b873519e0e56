import type { IpRow } from '../../../model/network';
import { utc, utcOrNull } from '../../../time/formats';

const assignmentOf = ({ was_assigned, assignment, unassigned_at }: IpRow) =>
  was_assigned
    ? {
        assigned_to: assignment?.to ?? null,
        assigned_to_resource_type: assignment?.type ?? null,
        assigned_to_private_ip: assignment?.private_ip ?? null,
        ...(unassigned_at === null ? {} : { unassigned_at: utc(unassigned_at) }),
      }
    : {};

/** A floating IP as the API shows it. One that was never assigned lacks the keys that say to what. */
export const presentIp = (ip: IpRow) => ({
  id: ip.nr,
  uuid: ip.id,
  address: ip.address,
  user_id: ip.user_id,
  billing_account_id: ip.account_id,
  type: 'public',
  network_id: null,
  name: ip.name,
  enabled: true,
  is_deleted: false,
  is_virtual: false,
  is_ipv6: false,
  ...assignmentOf(ip),
  created_at: utc(ip.created),
  updated_at: utcOrNull(ip.updated),
});
