import { paths } from '@console/contract/paths';
import { AmountCell, useArePricesLoading } from '@console/domain/price-list';
import { LinkButton, useFormat } from '@console/ui';
import { DateTimeCell, NameCell, NumberCell, type Column } from '@console/ui/data';
import { useMemo } from 'react';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { timeStyle } from '../../machine/replica-time';
import { replicaType, diskName, type Replica } from '../../machine/replicas';
import type { DiskPrices } from '../../machine/disk-prices';
import { useMachineText } from '../../machine/texts';
import { vmPath, type VmTab } from '../../machine/urls';

/** Where a new machine is made of a copy. */
export const newMachinePath = (vm: Pick<JoinedVm, 'uuid' | 'location'>, replica: Pick<Replica, 'uuid'>): string =>
  paths.vmCreate({ location: vm.location, sourceVm: vm.uuid, sourceReplica: replica.uuid });

/** When a copy was taken, as text: copies of one disk are told apart by it. */
export function useReplicaTime(): (replica: Replica) => string | undefined {
  const { date } = useFormat();
  return (replica) => (replica.created_at ? date(replica.created_at, timeStyle(replica, replica.disk)) : undefined);
}

function Actions({ vm, tab, replica }: { vm: JoinedVm; tab: VmTab; replica: Replica }) {
  const t = useText();
  const d = useMachineText();
  const timeOf = useReplicaTime();
  const reason = whyNot('restore', vm, vm.pending);
  const which = [diskName(replica.disk), timeOf(replica)].filter(Boolean).join(', ');
  return (
    <span className="vmd-acts">
      <LinkButton
        variant="bare"
        size="sm"
        to={vmPath(vm, { tab, dialog: 'restore', replica: replica.uuid })}
        aria-label={`${d('copy.restore')}: ${which}`}
        {...(reason ? { reason: t(reason) } : {})}
      >
        {d('copy.restore')}
      </LinkButton>
      <LinkButton
        variant="bare"
        size="sm"
        to={newMachinePath(vm, replica)}
        aria-label={`${d('copy.newMachine')}: ${which}`}
      >
        {d('copy.newMachine')}
      </LinkButton>
    </span>
  );
}

/** 'Snapshot' or 'Backup'. */
export function ReplicaKind({ replica }: { replica: Pick<Replica, 'type'> }) {
  const t = useMachineText();
  return t(`copy.${replicaType(replica)}`);
}

/** When a copy was taken. */
export const ReplicaTime = ({ replica }: { replica: Replica }) => (
  <DateTimeCell value={replica.created_at} as={timeStyle(replica, replica.disk)} />
);

/** The columns of the snapshots and backups of a machine. */
export function useReplicaColumns(vm: JoinedVm, tab: VmTab, prices: DiskPrices): Column<Replica>[] {
  const t = useMachineText();
  const isLoading = useArePricesLoading();
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('copy.kind'),
        width: 96,
        fixed: true,
        value: replicaType,
        cell: (replica) => (
          <b className="ui-strong">
            <ReplicaKind replica={replica} />
          </b>
        ),
      },
      {
        id: 'taken',
        header: t('copy.taken'),
        width: 170,
        value: (replica) => replica.created_at,
        cell: (replica) => <ReplicaTime replica={replica} />,
      },
      {
        id: 'disk',
        header: t('copy.disk'),
        value: (replica) => diskName(replica.disk),
        cell: (replica) => <NameCell name={diskName(replica.disk)} />,
      },
      {
        id: 'size',
        header: t('disk.size'),
        width: 86,
        align: 'end',
        value: (replica) => replica.size ?? replica.disk.size,
        cell: (replica) => <NumberCell value={replica.size ?? replica.disk.size} unit="GB" />,
      },
      {
        id: 'monthly',
        header: t('disk.perMonth'),
        width: 92,
        align: 'end',
        cell: (replica) => (
          <AmountCell
            amount={prices.ofReplica(replicaType(replica), replica.size ?? replica.disk.size)}
            isLoading={isLoading}
          />
        ),
      },
      {
        id: 'use',
        header: t('copy.actions'),
        width: 204,
        align: 'end',
        mobile: false,
        cell: (replica) => <Actions vm={vm} tab={tab} replica={replica} />,
      },
    ],
    [t, vm, tab, prices, isLoading],
  );
}
