import { paths } from '@console/contract/paths';
import { DateTime, LinkButton } from '@console/ui';
import { NameCell, NoneCell, NumberCell, PriceCell, type Column } from '@console/ui/data';
import { useMemo } from 'react';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { VmRow } from '../../machine/rows';
import { copyType, diskName, type Copy } from '../../machine/replicas';
import type { DiskPrices } from '../../machine/disk-prices';
import { useDetailText } from '../../machine/texts';
import { vmPath, type VmTab } from '../../machine/urls';

/** Where a new machine is made of a copy. */
export const newMachinePath = (vm: Pick<VmRow, 'uuid' | 'location'>, copy: Pick<Copy, 'uuid'>): string =>
  paths.vmCreate({ location: vm.location, sourceVm: vm.uuid, sourceReplica: copy.uuid });

function Actions({ vm, tab, copy }: { vm: VmRow; tab: VmTab; copy: Copy }) {
  const t = useText();
  const d = useDetailText();
  const reason = whyNot('restore', vm, vm.pending);
  return (
    <span className="vmd-acts">
      <LinkButton
        variant="bare"
        size="sm"
        to={vmPath(vm, { tab, dialog: 'restore', replica: copy.uuid })}
        {...(reason ? { reason: t(reason) } : {})}
      >
        {d('copy.restore')}
      </LinkButton>
      <LinkButton variant="bare" size="sm" to={newMachinePath(vm, copy)}>
        {d('copy.newMachine')}
      </LinkButton>
    </span>
  );
}

/** 'Snapshot' or 'Backup'; a kind that the console does not know is shown as the server says it. */
export function CopyKind({ copy }: { copy: Pick<Copy, 'type'> }) {
  const t = useDetailText();
  if (copy.type === 'snapshot') return t('copy.snapshot');
  return copy.type === 'backup' ? t('copy.backup') : copy.type;
}

/** When a copy was taken. */
export const CopyTime = ({ copy: { created_at: at } }: { copy: Pick<Copy, 'created_at'> }) =>
  at ? <DateTime value={at} /> : <NoneCell />;

/** The columns of the snapshots and backups of a machine. */
export function useCopyColumns(vm: VmRow, tab: VmTab, prices: DiskPrices): Column<Copy>[] {
  const t = useDetailText();
  return useMemo(
    () => [
      {
        id: 'kind',
        header: t('copy.kind'),
        width: 96,
        fixed: true,
        value: (copy) => copy.type,
        cell: (copy) => (
          <b className="ui-strong">
            <CopyKind copy={copy} />
          </b>
        ),
      },
      {
        id: 'taken',
        header: t('copy.taken'),
        width: 170,
        value: (copy) => copy.created_at,
        cell: (copy) => <CopyTime copy={copy} />,
      },
      {
        id: 'disk',
        header: t('copy.disk'),
        value: (copy) => diskName(copy.disk),
        cell: (copy) => <NameCell name={diskName(copy.disk)} />,
      },
      {
        id: 'size',
        header: t('disk.size'),
        width: 86,
        align: 'end',
        value: (copy) => copy.size,
        cell: (copy) => <NumberCell value={copy.size} unit="GB" />,
      },
      {
        id: 'monthly',
        header: t('disk.perMonth'),
        width: 92,
        align: 'end',
        cell: (copy) => <PriceCell amount={prices.ofCopy(copyType(copy), copy.size ?? copy.disk.size)} />,
      },
      {
        id: 'actions',
        header: t('copy.actions'),
        width: 204,
        align: 'end',
        mobile: false,
        cell: (copy) => <Actions vm={vm} tab={tab} copy={copy} />,
      },
    ],
    [t, vm, tab, prices],
  );
}
