import { useMemo } from 'react';
import { ownValue } from '@console/contract/own-value';
import type { StatusState } from '@console/ui';
import { useIpLabels } from '../ip-address/labels';
import { useMachineLabel } from '../parts/cells';
import { useStatusLabel } from '../service/status';
import type { MapGap, MapItem, MapKind, MapStatus } from './graph-types';
import type { Entry } from './scene';
import { useText } from './texts';

/** What stands on a node. */
export interface NodeMessages {
  readonly title: string;
  readonly state: StatusState | undefined;
  /** The status in a word. */
  readonly status: string;
  readonly detail: string;
  /** All of it in one line, with the kind. */
  readonly label: string;
}

export interface MapMessages {
  readonly entry: (entry: Entry) => NodeMessages;
  readonly gap: (gap: MapGap) => NodeMessages;
  readonly column: (column: 'ips' | 'balancers' | 'networks' | 'members') => string;
  readonly field: Readonly<Record<'none' | 'unknown', NodeMessages>>;
  readonly internet: NodeMessages;
}

const onlyTitle = (title: string): NodeMessages => ({ title, state: undefined, status: '', detail: '', label: title });

/** What needs a person comes first. */
const GRAVE: readonly StatusState[] = ['broken', 'notice', 'working', 'idle', 'gone', 'good'];

/** The same words for the same thing, so that what shows them is not drawn again. */
function remembered<Of extends object>(make: (of: Of) => NodeMessages): (of: Of) => NodeMessages {
  const known = new WeakMap<Of, NodeMessages>();
  return (of) => {
    const messages = known.get(of) ?? make(of);
    known.set(of, messages);
    return messages;
  };
}

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(', ');

/** The states of many things, the graver ones first, each with how many are in it. */
export function statesOf(statuses: readonly MapStatus[]): readonly (readonly [status: MapStatus, n: number])[] {
  const counts = new Map<string, [MapStatus, number]>();
  for (const status of statuses) {
    const known = counts.get(status.code);
    if (known) known[1] += 1;
    else counts.set(status.code, [status, 1]);
  }
  return [...counts.values()].sort(([a], [b]) => GRAVE.indexOf(a.state) - GRAVE.indexOf(b.state));
}

/** The words of the map in the language of the person. */
export function useMapMessages(): MapMessages {
  const t = useText();
  const machine = useMachineLabel();
  const service = useStatusLabel();
  const ip = useIpLabels();
  return useMemo(() => {
    const kinds: Readonly<Record<MapKind, string>> = {
      ip: t('kind.ip'),
      balancer: t('kind.balancer'),
      network: t('kind.network'),
      vm: t('kind.vm'),
      service: t('kind.service'),
      node: t('kind.node'),
    };
    const statusWord = (kind: MapKind, { code, n, total }: MapStatus): string => {
      if (kind === 'balancer') return code === 'noTargets' ? t('targetsNone') : t('targetsRunning', { n, total });
      if (kind === 'network') return t(code === 'inUse' ? 'inUse' : 'empty');
      if (kind === 'service') return service({ status: code, pending: undefined });
      if (kind === 'ip') return ownValue<string>(ip, code) ?? code;
      return machine(code);
    };
    const unsaid = (item: MapItem): string =>
      item.targetCount ? t('targetsUnknown', { n: item.targetCount }) : t('unknown');
    const ofItem = (item: MapItem): NodeMessages => {
      const title = item.kind === 'node' ? t('node', { name: item.name }) : item.name;
      const status = item.status ? statusWord(item.kind, item.status) : unsaid(item);
      const detail = item.also ? t('alsoIn', { name: item.detail }) : item.detail;
      const label = joined([`${kinds[item.kind]} ${title}`, status, detail, item.kind === 'ip' ? '' : item.line]);
      return { title, state: item.status?.state, status, detail, label };
    };
    const count = (kind: MapKind, n: number): string => {
      if (n === 0) return '';
      if (kind === 'vm') return t('group.vms', { n });
      if (kind === 'service') return t('group.services', { n });
      return kind === 'balancer' ? t('group.balancers', { n }) : '';
    };
    const ofGroup = (entry: Entry, all: readonly MapItem[]): NodeMessages => {
      const n = all.length;
      const of = (kind: MapKind) => all.filter((item) => item.kind === kind);
      const name =
        entry.group === 'network'
          ? joined((['vm', 'service'] as const).map((kind) => count(kind, of(kind).length))) || count('balancer', n)
          : entry.group === undefined
            ? ''
            : t(`group.${entry.group}`, { n });
      const [first = '', last = ''] = entry.range ?? [];
      const title = entry.range ? t('group.range', { first, last }) : name;
      const stated = all.filter(({ kind }) => kind !== 'balancer' && kind !== 'network');
      const states = statesOf(stated.flatMap(({ status }) => status ?? []));
      const [gravest] = states;
      const word = (status: MapStatus): string =>
        statusWord(stated.find((item) => item.status?.code === status.code)?.kind ?? 'vm', status).toLowerCase();
      const unknown = stated.filter(({ status }) => status === undefined).length;
      const amiss = states.filter(([{ state }]) => state !== 'good');
      const parts = (amiss.length > 0 || unknown > 0 ? amiss : states).map(([status, many]) =>
        t('group.some', { n: many, status: word(status) }),
      );
      const description =
        states.length === 1 && gravest && unknown === 0
          ? t('group.all', { status: word(gravest[0]) })
          : joined([...parts, unknown > 0 ? t('group.unknown', { n: unknown }) : '']);
      const balancers = entry.group === 'network' && stated.length > 0 ? count('balancer', of('balancer').length) : '';
      const status = joined([entry.range ? name : '', balancers, description]);
      // What could not be read may be broken.
      const state = unknown > 0 && amiss.length === 0 ? undefined : gravest?.[0].state;
      return { title, state, status, detail: '', label: joined([title, status]) };
    };
    const column = (of: 'ips' | 'balancers' | 'networks' | 'members'): string => t(`column.${of}`);
    return {
      entry: remembered((entry: Entry) => (entry.item ? ofItem(entry.item) : ofGroup(entry, entry.all ?? entry.items))),
      gap: remembered(({ source, state, n = 0 }: MapGap) => {
        const title =
          source === 'vms' ? t('group.machines') : source === 'services' ? t('group.managed') : column(source);
        const status =
          state === 'partly' ? t('gap.partly', { n }) : t(state === 'failed' ? 'gap.failed' : 'gap.loading');
        return {
          title,
          state: state === 'loading' ? 'working' : 'notice',
          status,
          detail: '',
          label: joined([title, status]),
        };
      }),
      column,
      field: { none: onlyTitle(t('field.none')), unknown: onlyTitle(t('field.unknown')) },
      internet: onlyTitle(t('internet')),
    };
  }, [t, machine, service, ip]);
}
