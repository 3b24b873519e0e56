import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { assignIpAddress } from '@console/contract/ip-address-change';
import type { IpAssignment } from '../../../model/network';
import { placeOf } from '../../../store/store';
import type { Context } from '../../context';
import { invalid } from '../../errors';

type Wanted = Omit<HandlerParamsOf<typeof assignIpAddress>, 'address'>;

/** Something that an address can be assigned to, by its private addresses; the first is its main one. */
interface Candidate {
  readonly to: string;
  readonly type: IpAssignment['type'];
  readonly addresses: readonly [string, ...string[]];
}

/** The caller's machines, load balancers and services in the location of the call, but for those that are going. */
function candidates(ctx: Context): Candidate[] {
  const place = placeOf({ user_id: ctx.userId, location: ctx.location.slug });
  const isReached = (row: { readonly account_id: number }) => ctx.reaches(row.account_id);
  return [
    ...ctx.store.vms
      .by('place', place)
      .filter((vm) => isReached(vm) && vm.status !== 'deleted')
      .map((vm): Candidate => {
        const others = (vm.subinterfaces ?? []).map((row) => row.ip_address);
        return { to: vm.id, type: 'virtual_machine', addresses: [vm.private_ipv4, ...others] };
      }),
    ...ctx.store.loadBalancers
      .by('place', place)
      .filter(isReached)
      .map((row): Candidate => ({ to: row.id, type: 'load_balancer', addresses: [row.private_address] })),
    ...ctx.store.services
      .of(ctx.userId)
      .filter((row) => isReached(row) && row.location === ctx.location.slug && row.status !== 'deleted')
      .map((row): Candidate => ({ to: row.id, type: 'service', addresses: [row.service_ip] })),
  ];
}

/**
 * What an address is to be assigned to: found by private address, by uuid, or by both where they fit together.
 * @throws ApiFault 400 where nothing is named, or nothing of the caller's is meant
 */
export function wantedAssignment(ctx: Context, wanted: Wanted): IpAssignment {
  const { private_ip } = wanted;
  const uuid = wanted.assigned_to ?? wanted.vm_uuid;
  const type = wanted.assigned_to_resource_type ?? (wanted.vm_uuid ? 'virtual_machine' : undefined);
  if (!private_ip && !uuid) throw invalid({ private_ip: 'This field is required' });
  const found = candidates(ctx).find(
    (row) =>
      (!uuid || row.to === uuid) && (!type || row.type === type) && (!private_ip || row.addresses.includes(private_ip)),
  );
  if (found) return { to: found.to, type: found.type, private_ip: private_ip ?? found.addresses[0] };
  if (private_ip) throw invalid({ private_ip: 'Nothing of yours in this location has this private address' });
  const field = wanted.assigned_to ? 'assigned_to' : 'vm_uuid';
  throw invalid({ [field]: 'There is no such resource in this location' });
}
