import { useMemo } from 'react';
import { useFeature } from '@console/area';
import { addressKey } from '@console/domain/list';
import { EmptyState, Icon, Link, type IconName } from '@console/ui';
import { DataTable, NoneCell, UnknownCell, useTableState, type Column, type TableFilter } from '@console/ui/data';
import { MachineStatus } from '../../parts/cells';
import { useText } from '../../parts/texts';
import { useVpcText } from '../texts';
import type { Member, MemberKind } from './members';
import type { Members } from './use-members';

export const memberIcons = { machine: 'cpu', balancer: 'scale', node: 'boxes' } as const satisfies Record<
  MemberKind,
  IconName
>;

/** Whether there are so many that they are searched and filtered: then the table has a frame of its own. */
export const areMany = (members: readonly Member[]): boolean => members.length > 12;

const kindKey = ({ kind }: Member): string => kind;
const idOf = ({ id }: Member): string => id;

/** What a member is called in lists: its name, and which node of it. */
export function useMemberName(): (member: Member) => string {
  const t = useVpcText();
  return useMemo(
    () =>
      ({ name, number }) =>
        number === undefined ? name : t('members.nodeOf', { name, n: number }),
    [t],
  );
}

/** How large a machine or node is, or how many targets a load balancer has. */
function useSize(): (member: Member) => string {
  const t = useVpcText();
  return useMemo(
    () =>
      ({ vcpu, memory, targets }) => {
        if (targets !== undefined) return t('members.targets', { n: targets });
        return vcpu === undefined || memory === undefined ? '' : t('members.size', { vcpu, memory: memory / 1024 });
      },
    [t],
  );
}

/** How a machine or node is; a load balancer has no status. */
function MemberState({ member: { kind, status } }: { member: Member }) {
  if (kind === 'balancer') return null;
  return status === undefined ? <UnknownCell /> : <MachineStatus status={status} />;
}

/** Whether something is to be said of its address, where no head says what there is none of. */
const hasAddress = ({ address, isSubinterface, isUnread }: Member): boolean =>
  Boolean(address || isSubinterface || isUnread);

/** Its address in the network; for a machine of another network what it is in this one by. */
function Address({ member }: { member: Member }) {
  const t = useVpcText();
  const { address, isSubinterface, isVirtual, isUnread } = member;
  if (isUnread) return <UnknownCell />;
  if (isSubinterface) return <span className="ui-mut">{t('members.subinterface')}</span>;
  if (!address) return <NoneCell />;
  return (
    <>
      {address}
      {isVirtual ? <span className="ui-small ui-mut"> {t('members.virtual')}</span> : null}
    </>
  );
}

export interface MemberTableProps extends Pick<Members, 'members' | 'isLoading' | 'unread'> {
  /** Nothing else is known to stand in it, and every list was read: where there are none, it is empty. */
  readonly isWhole: boolean;
}

/** What stands in a network: machines, load balancers and nodes of services, each leading to its page. */
export function MemberTable({ members, isLoading, unread, isWhole }: MemberTableProps) {
  const t = useVpcText();
  const shared = useText();
  const hasMachines = useFeature('vmsEnabled');
  const state = useTableState({ id: 'vpc-members', defaultSort: { id: 'name' } });
  const nameOf = useMemberName();
  const sizeOf = useSize();
  const columns = useMemo<Column<Member>[]>(
    () => [
      {
        id: 'name',
        header: shared('column.name'),
        fixed: true,
        value: nameOf,
        cell: (member) => (
          <span className="ui-row tight">
            <span className="ui-mut">
              <Icon name={memberIcons[member.kind]} size={16} />
            </span>
            {member.kind === 'machine' && !hasMachines ? (
              nameOf(member)
            ) : (
              <span className="ui-cut">
                <Link strong to={member.to}>
                  {nameOf(member)}
                </Link>
              </span>
            )}
          </span>
        ),
      },
      {
        id: 'kind',
        header: t('members.kind'),
        width: 150,
        value: ({ kind }) => t(`members.${kind}`),
      },
      {
        id: 'status',
        header: shared('column.status'),
        width: 120,
        value: ({ status }) => status,
        cell: (member) => <MemberState member={member} />,
      },
      {
        id: 'address',
        header: t('members.address'),
        width: 190,
        value: ({ address }) => addressKey(address),
        cell: (member) => <Address member={member} />,
        csv: { value: ({ address }) => address },
      },
      {
        id: 'size',
        header: t('members.sizeHead'),
        width: 150,
        sortable: false,
        value: sizeOf,
        cell: (member) => sizeOf(member) || <UnknownCell />,
      },
    ],
    [t, shared, nameOf, sizeOf, hasMachines],
  );
  const filters = useMemo(
    (): TableFilter<Member>[] => [
      {
        id: 'kind',
        label: t('members.kind'),
        value: kindKey,
        options: (['machine', 'balancer', 'node'] as const).map((kind) => ({
          value: kind,
          label: t(`members.${kind}`),
        })),
      },
    ],
    [t],
  );
  const isMany = areMany(members);
  return (
    <DataTable<Member>
      simple={!isMany}
      label={t('members.title')}
      columns={columns}
      rows={members}
      getRowId={idOf}
      state={state}
      loading={isLoading}
      unread={unread}
      {...(isMany
        ? {
            search: { placeholder: t('members.search'), text: (member) => [nameOf(member), member.address] },
            filters,
            countLabel: (n) => t('members.count', { n }),
          }
        : {})}
      card={(member) => ({
        title: nameOf(member),
        ...(member.kind === 'machine' && !hasMachines ? {} : { to: member.to }),
        ...(member.kind === 'balancer' ? {} : { status: <MemberState member={member} /> }),
        meta: t(`members.${member.kind}`),
        price: sizeOf(member),
        detail: hasAddress(member) ? <Address member={member} /> : undefined,
      })}
      empty={
        <EmptyState
          icon="network"
          text={isWhole ? t('members.none', { vms: hasMachines ? 'yes' : 'no' }) : t('members.noneShown')}
        />
      }
    />
  );
}
