import { call, codeRequest, useQuery } from '@console/api';
import { useFeature } from '@console/area';
import { addressesOf, listIpAddresses } from '@console/contract/ip-address';
import { listNetworks } from '@console/contract/network';
import { deleteVmSubinterface, listVmInterfaces, type VmSubinterface } from '@console/contract/vm-interface';
import { Consequences, Dialog, SkeletonText, type Consequence } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../can';
import type { VmRow } from '../../rows';
import { FormDialog } from '../parts/form-dialog';
import { Intro } from '../parts/intro';
import { onMachine } from '../parts/on-machine';
import { createOperations } from '../parts/operations';
import { useFirst } from '../parts/use-first';
import { useOperation } from '../parts/use-operation';
import { useSettingsText } from '../texts';
import { networkName } from './subinterfaces';

type NoValues = Record<string, never>;

const operations = createOperations<NoValues>();

interface DialogProps {
  readonly vm: VmRow;
  readonly uuid: string;
  readonly onClose: () => void;
}

/** What a subinterface takes with it: its address, and the floating IPs that lead to that. */
function useConsequences(vm: VmRow, row: VmSubinterface): Consequence[] {
  const t = useSettingsText();
  const networks = useQuery(listNetworks, { location: vm.location }).data ?? [];
  const ips = useQuery(listIpAddresses, useFeature('ipsEnabled') ? { location: vm.location } : null).data ?? [];
  const leading = addressesOf(ips, vm.uuid).filter((ip) => ip.assigned_to_private_ip === row.ip_address);
  return [
    {
      id: 'address',
      tone: 'erased',
      icon: 'unlink',
      text: t('subinterface.goes', { network: networkName(row.network, networks) || t('subinterface.another') }),
      ...(row.ip_address ? { detail: t('subinterface.addressGoes', { address: row.ip_address }) } : {}),
    },
    ...leading.map((ip) => ({
      id: ip.uuid,
      tone: 'affected' as const,
      icon: 'globe' as const,
      text: t('subinterface.leading', { address: ip.address }),
    })),
  ];
}

function RemoveForm({ vm, row, uuid, onClose }: DialogProps & { row: VmSubinterface }) {
  const t = useSettingsText();
  const shared = useText();
  const operation = useOperation(operations, uuid, onClose);
  const consequences = useConsequences(vm, row);
  const reason = whyNot('network', vm, vm.pending);
  const request = { location: vm.location, uuid: vm.uuid, if_uuid: uuid };
  const tag = row.vlan_tag ?? 0;
  return (
    <FormDialog<NoValues, NoValues>
      title={t('subinterface.removeTitle', { tag })}
      description={<Intro id="subinterface.removeIntro" values={{ name: vm.name }} />}
      operation={operation}
      onClose={onClose}
      defaultValues={{}}
      fields={[]}
      rules={() => ({})}
      danger
      submitLabel={t('subinterface.removeConfirm')}
      pendingLabel={t('subinterface.removing')}
      reason={reason && !operation.isRunning ? shared(reason) : undefined}
      code={() => [codeRequest(deleteVmSubinterface, request)]}
      toOperation={(values) => ({
        values,
        work: () =>
          onMachine(vm, 'change', () => call(deleteVmSubinterface, request), [listVmInterfaces, listNetworks]),
        running: t('subinterface.removingOf', { name: vm.name }),
        done: t('subinterface.removed', { tag, name: vm.name }),
      })}
    >
      <Consequences items={consequences} />
    </FormDialog>
  );
}

/** Takes an interface out of a network that it is in by a VLAN tag. */
export function SubinterfaceRemoveDialog(props: DialogProps) {
  const { vm, uuid, onClose } = props;
  const t = useSettingsText();
  const { data } = useQuery(listVmInterfaces, { location: vm.location, uuid: vm.uuid });
  const row = useFirst(data?.flatMap((nic) => nic.subinterfaces).find(({ vmi_uuid }) => vmi_uuid === uuid));
  if (!row) {
    return (
      <Dialog open onClose={onClose} title={t('subinterface.removeConfirm')}>
        {data ? t('subinterface.gone') : <SkeletonText lines={2} />}
      </Dialog>
    );
  }
  return <RemoveForm {...props} row={row} />;
}
