import type { IpAddress } from '@console/contract/ip-address';
import { requiredText } from '../rules';
import type { AddressSources } from './addresses';
import type { AssignValues } from './assign-address';
import { text } from './messages';
import type { AddressTarget } from './target';

/** What the form holds: an address for each way that begins with one. */
export type AssignForm = {
  readonly source: AssignValues['source'];
  readonly free: string;
  readonly taken: string;
  readonly name: string;
  readonly private_ip: string;
};

const first = (ips: readonly IpAddress[]): string => ips[0]?.address ?? '';

/** What stands chosen at first: an address that is free, else a new one; what was filled in before a failure stays. */
export function firstForm(sources: AddressSources, privateIps: readonly string[], before?: AssignValues): AssignForm {
  const kept = before && {
    source: before.source,
    ...(before.source === 'new' ? { name: before.name } : { [before.source]: before.address }),
    private_ip: before.private_ip,
  };
  return {
    source: sources.free.length > 0 ? 'free' : 'new',
    free: first(sources.free),
    taken: first(sources.taken),
    name: '',
    private_ip: privateIps[0] ?? '',
    ...kept,
  };
}

/** What stands against an assignment, by field. A machine is reached by one of its private addresses. */
export function assignProblems(
  form: AssignForm,
  kind: AddressTarget['kind'],
): Partial<Record<keyof AssignForm, string>> {
  const required = requiredText();
  return {
    ...(form.source === 'free' && form.free === '' ? { free: required } : {}),
    ...(form.source === 'taken' && form.taken === '' ? { taken: required } : {}),
    ...(kind === 'virtual_machine' && form.private_ip === '' ? { private_ip: text('assign.noPrivate') } : {}),
  };
}

/**
 * What the calls are made of. An attempt that got half way goes on with its address; one whose reservation may have been
 * carried out remembers what was there before it.
 */
export function assignValues(
  form: AssignForm,
  {
    taken,
    account,
    before,
  }: { taken: readonly IpAddress[]; account: number | undefined; before: AssignValues | undefined },
): AssignValues {
  const { source, private_ip } = form;
  if (before?.half) return { ...before, private_ip };
  const name = form.name.trim();
  const address = source === 'new' ? '' : form[source];
  const isSameOrder = source === 'new' && before?.source === 'new' && before.name === name;
  return {
    source,
    address,
    from: (source === 'taken' && taken.find((ip) => ip.address === address)?.assigned_to) || '',
    name,
    account,
    private_ip,
    ...(isSameOrder && before.before ? { before: before.before } : {}),
  };
}
