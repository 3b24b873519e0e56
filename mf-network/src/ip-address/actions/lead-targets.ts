import type { Located } from '@console/api';
import { assigneeUuid, isAssigned, type AddressKind } from '@console/contract/ip-address';
import type { LoadBalancer } from '@console/contract/load-balancer';
import { serviceLocation, type ManagedService } from '@console/contract/service';
import type { Vm } from '@console/contract/vm';
import type { AssignValues } from '@console/domain/addresses';
import type { SourceState } from '@console/domain/list';
import { requiredText } from '@console/domain/rules';
import { balancerTitle } from '../../load-balancer/facts';
import { serviceHost, serviceTitle } from '../../service/facts';
import type { IpRow } from '../rows';

/** Something that an address can be led to, by the address that it has in its network. */
export interface LeadTarget {
  readonly uuid: string;
  readonly name: string;
  readonly privateIp: string | undefined;
}

export type LeadTargets = Readonly<Record<AddressKind, readonly LeadTarget[]>>;

const byName = (targets: LeadTarget[]): LeadTarget[] => targets.toSorted((a, b) => a.name.localeCompare(b.name));

/**
 * Things by names that tell them apart: with the address that each has in its network, and, where another has the same name
 * and address, with its uuid.
 * @param withDetail 'web-1 (10.4.4.20)'
 */
export function named(
  targets: readonly LeadTarget[],
  withDetail: (name: string, detail: string) => string,
): readonly LeadTarget[] {
  const addressed = targets.map((target) => ({
    ...target,
    name: target.privateIp ? withDetail(target.name, target.privateIp) : target.name,
  }));
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of addressed) (seen.has(name) ? shared : seen).add(name);
  return addressed.map((target) => ({
    ...target,
    name: shared.has(target.name) ? withDetail(target.name, target.uuid) : target.name,
  }));
}

/** What of a location an address can be led to, by kind and name; nothing that is gone. */
export const leadTargets = (
  location: string,
  from: {
    readonly machines: readonly Located<Vm>[];
    readonly balancers: readonly Located<LoadBalancer>[];
    readonly services: readonly ManagedService[];
  },
): LeadTargets => ({
  virtual_machine: byName(
    from.machines
      .filter((vm) => vm.location === location && vm.status !== 'deleted')
      .map(({ uuid, name, private_ipv4 }) => ({ uuid, name, privateIp: private_ipv4 || undefined })),
  ),
  load_balancer: byName(
    from.balancers
      .filter((row) => row.location === location && !row.is_deleted)
      .map((row) => ({ uuid: row.uuid, name: balancerTitle(row), privateIp: row.private_address || undefined })),
  ),
  service: byName(
    from.services
      .filter((row) => serviceLocation(row) === location && !row.is_deleted)
      .map((row) => ({ uuid: row.uuid, name: serviceTitle(row), privateIp: serviceHost(row) })),
  ),
});

/** What the form holds: a thing for each kind, so that going back to a kind finds what was chosen of it. */
export type LeadForm = Readonly<Record<AddressKind, string>> & {
  readonly kind: AddressKind;
  /** Of the private addresses of a machine the one that it leads to. */
  readonly private_ip: string;
};

/** Work that was begun: the calls, and what they lead to. */
export interface LeadValues {
  readonly form: LeadForm;
  readonly assign: AssignValues;
}

/** The thing that is chosen; undefined while none is. */
export const chosenTarget = (targets: LeadTargets, form: LeadForm): LeadTarget | undefined =>
  targets[form.kind].find(({ uuid }) => uuid === form[form.kind]);

/** What there is to choose from. */
export interface LeadChoices {
  readonly targets: LeadTargets;
  /** How far the list of each kind is: what could not be read is not "none". */
  readonly states: Readonly<Record<AddressKind, SourceState>>;
  /** The kinds that the site has. */
  readonly offered: readonly AddressKind[];
}

/**
 * What stands chosen at first: the first kind that there is something of, and nothing of it. One whose list is on its way
 * counts as well: which list comes first chooses nothing.
 */
export function firstLead({ targets, states, offered }: LeadChoices): LeadForm {
  const kind =
    offered.find((one) => targets[one].length > 0 || states[one] === 'loading') ?? offered[0] ?? 'virtual_machine';
  return { kind, virtual_machine: '', load_balancer: '', service: '', private_ip: '' };
}

/** What stands against the choice, by field. */
export function leadProblems(
  form: LeadForm,
  targets: LeadTargets,
  { leadsNow, noPrivate }: { readonly leadsNow: (name: string) => string; readonly noPrivate: string },
  row: Pick<IpRow, 'assigned_to' | 'unassigned_at' | 'assigned_to_private_ip'>,
): Partial<Record<keyof LeadForm, string>> {
  const target = chosenTarget(targets, form);
  if (!target) return { [form.kind]: requiredText() };
  const isThere = assigneeUuid(row) === target.uuid;
  const isSamePlace = form.kind !== 'virtual_machine' || row.assigned_to_private_ip === form.private_ip;
  if (isThere && isSamePlace) return { [form.kind]: leadsNow(target.name) };
  return form.kind === 'virtual_machine' && form.private_ip === '' ? { [form.kind]: noPrivate } : {};
}

/** What the calls are made of: an address that leads somewhere is taken from there first. */
export const leadValues = (form: LeadForm, row: IpRow, targets: LeadTargets): AssignValues => ({
  source: isAssigned(row) ? 'taken' : 'free',
  address: row.address,
  from: assigneeUuid(row) ?? '',
  name: '',
  account: undefined,
  private_ip: form.kind === 'virtual_machine' ? form.private_ip : (chosenTarget(targets, form)?.privateIp ?? ''),
});

/** The kinds in the order in which they are offered. */
export const leadKinds = ['virtual_machine', 'load_balancer', 'service'] as const satisfies readonly AddressKind[];
