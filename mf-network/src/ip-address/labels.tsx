import { useCallback, useMemo } from 'react';
import { useFeature } from '@console/area';
import type { IpAddress } from '@console/contract/ip-address';
import { Link, Skeleton, Status, type IconName } from '@console/ui';
import { NoneCell } from '@console/ui/data';
import { useText } from '../parts/texts';
import { assigneeName, ipShape, ipState, type Assignee, type IpState } from './assignment';

/** Word for each state. */
export function useIpLabels(): Readonly<Record<IpState, string>> {
  const t = useText();
  return useMemo(
    () => ({
      assigned: t('ip.assigned'),
      unassigned: t('ip.unassigned'),
      disabled: t('ip.disabled'),
      deleted: t('ip.deleted'),
    }),
    [t],
  );
}

export function IpStatus({ row }: { row: IpAddress }) {
  return <Status state={ipShape(row)} label={useIpLabels()[ipState(row)]} />;
}

/** 'Public IPv4', 'Private IPv6'; a type that is new is shown as it is. */
export function useIpType(): (row: Pick<IpAddress, 'type' | 'is_ipv6'>) => string {
  const t = useText();
  return useCallback(
    ({ type, is_ipv6 }) => {
      const version = is_ipv6 ? 'IPv6' : 'IPv4';
      if (type === 'public') return t('ip.public', { version });
      return type === 'private' ? t('ip.private', { version }) : `${type} ${version}`;
    },
    [t],
  );
}

/** Display name of a resource type; one that is new is shown as it is. */
export function useKindLabel(): (type: string) => string {
  const t = useText();
  return useCallback(
    (type) => {
      if (type === 'virtual_machine') return t('kind.virtual_machine');
      if (type === 'load_balancer') return t('lb.one');
      return type === 'service' ? t('service.one') : type;
    },
    [t],
  );
}

/** Where the page of what an address is assigned to is, as far as the site offers the kind. */
export function useAssigneePath(assignee: Assignee | undefined): string | undefined {
  const offered: Readonly<Record<string, boolean>> = {
    virtual_machine: useFeature('vmsEnabled'),
    load_balancer: useFeature('loadBalancerEnabled'),
    service: useFeature('servicesEnabled'),
  };
  return assignee && offered[assignee.type] ? assignee.to : undefined;
}

const ICONS: Readonly<Record<string, IconName>> = { virtual_machine: 'cpu', load_balancer: 'scale', service: 'boxes' };

/** The icon of a kind that an address is assigned to; of one that is new, a link's. */
export const assigneeIcon = (type: string): IconName => ICONS[type] ?? 'link';

/** What an address is assigned to, leading there where the site offers the kind. */
export function AssigneeLink({ assignee }: { assignee: Assignee | undefined }) {
  const to = useAssigneePath(assignee);
  if (!assignee) return <NoneCell />;
  if (assignee.isNameLoading) return <Skeleton width="72%" />;
  const name = assigneeName(assignee);
  return to === undefined ? name : <Link to={to}>{name}</Link>;
}
