import { codeRequest, useQuery } from '@console/api';
import { useFeature, defineAction, useActionOf } from '@console/area';
import { addressesOf, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { unassignIpAddress } from '@console/contract/ip-address-change';
import { listNetworks } from '@console/contract/network';
import { deleteVmSubinterface, listVmInterfaces, type VmSubinterface } from '@console/contract/vm-interface';
import { usePartialConsequence } from '@console/domain/deletion';
import { FormDialog, Intro, useFirst } from '@console/domain/dialogs';
import { queryState, type SourceState } from '@console/domain/list';
import { Consequences, Dialog, Notice, type Consequence } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { ActionsText, useActionsText } from '../texts';
import { useAddressPrices } from '@console/domain/addresses';
import { InterfacesWaiting } from './interfaces-waiting';
import { removeSubinterface, type RemoveValues } from './remove-subinterface';
import { networkName } from './subinterfaces';

type Form = { readonly unassign: boolean };

const { useFormControl, useFormValues } = createForm<Form>();

const removeSubinterfaceAction = defineAction<RemoveValues>('vm.removeSubinterface');

interface DialogProps {
  readonly vm: JoinedVm;
  readonly uuid: string;
  readonly onClose: () => void;
}

/** The floating IPs of a machine that lead to the address of a subinterface. */
function useLeading(
  vm: JoinedVm,
  row: VmSubinterface,
): { readonly leading: readonly IpAddress[]; readonly state: SourceState } {
  const ips = useQuery(listIpAddresses, useFeature('ipsEnabled') ? { location: vm.location } : null);
  const leading = addressesOf(ips.data ?? [], vm.uuid).filter(
    (ip) => row.ip_address && ip.assigned_to_private_ip === row.ip_address,
  );
  return { leading, state: queryState(ips) };
}

/** What a subinterface takes with it, and what becomes of the floating IPs that lead to it: that is chosen here. */
function Outcome({
  vm,
  row,
  leading,
  state,
  addresses,
  isRemoved,
}: {
  vm: JoinedVm;
  row: VmSubinterface;
  addresses: readonly string[];
  isRemoved: boolean;
} & ReturnType<typeof useLeading>) {
  const t = useActionsText();
  const partial = usePartialConsequence(state === 'failed');
  const { unassign } = useFormValues();
  const { setValue } = useFormControl();
  const networks = useQuery(listNetworks, { location: vm.location }).data ?? [];
  const { change } = useAddressPrices(vm.location, leading[0]?.billing_account_id);
  const values = { n: addresses.length, list: addresses.join(', ') };
  const price = change ? { detail: change } : {};
  const leave: Consequence = {
    id: 'address',
    tone: 'erased',
    icon: 'unlink',
    text: t('subinterface.goes', { network: networkName(row.network, networks) || t('subinterface.another') }),
    ...(row.ip_address ? { detail: t('subinterface.addressGoes', { address: row.ip_address }) } : {}),
  };
  const floating: Consequence = {
    id: 'leading',
    icon: 'globe',
    ...(unassign
      ? { tone: 'kept', text: t('subinterface.unassigned', values), ...price }
      : { tone: 'affected', text: t('subinterface.leading', values), detail: t('subinterface.nowhere', values) }),
    choice: {
      label: t('subinterface.unassign', values),
      checked: unassign,
      onChange: (checked) => setValue('unassign', checked),
    },
  };
  return (
    <>
      {isRemoved ? <Notice tone="warn">{t('subinterface.half', values)}</Notice> : null}
      <Consequences items={[...(isRemoved ? [] : [leave]), ...(addresses.length > 0 ? [floating] : []), ...partial]} />
    </>
  );
}

function GoneDialog({ onClose }: Pick<DialogProps, 'onClose'>) {
  const t = useActionsText();
  return (
    <Dialog open onClose={onClose} title={t('subinterface.removeConfirm')}>
      {t('subinterface.gone')}
    </Dialog>
  );
}

function RemoveForm({ vm, row, uuid, onClose }: DialogProps & { row: VmSubinterface }) {
  const t = useActionsText();
  const shared = useText();
  const action = useActionOf(removeSubinterfaceAction, uuid, onClose);
  const found = useLeading(vm, row);
  const reason = whyNot('network', vm, vm.pending);
  const { location } = vm;
  const tag = row.vlan_tag ?? 0;
  const subinterface = { interfaceUuid: uuid, privateIp: row.ip_address ?? '' };
  const before = action.current?.values ?? action.before?.values;
  const isRemoved = before?.isRemoved === true && before.addresses.length > 0;
  // What is left of it, as far as that is known: a list that fails meanwhile leaves all that was to be unassigned.
  const addresses =
    isRemoved && found.state !== 'ready' ? before.addresses : found.leading.map(({ address }) => address);
  if (isRemoved && addresses.length === 0 && !action.isRunning) return <GoneDialog onClose={onClose} />;
  return (
    <FormDialog<Form, RemoveValues>
      title={t('subinterface.removeTitle', { tag })}
      description={<Intro of={ActionsText} id="subinterface.removeIntro" values={{ name: vm.name }} />}
      action={action}
      onClose={onClose}
      defaultValues={{ unassign: (before?.addresses.length ?? 0) > 0 }}
      fields={['unassign']}
      rules={() => ({})}
      danger
      isHeld={({ unassign }) => isRemoved && !unassign}
      submitLabel={t(isRemoved ? 'subinterface.goOn' : 'subinterface.removeConfirm')}
      pendingLabel={t(isRemoved ? 'subinterface.unassigning' : 'subinterface.removing')}
      reason={reason && !action.isRunning ? shared(reason) : undefined}
      code={({ unassign }) => [
        ...(isRemoved ? [] : [codeRequest(deleteVmSubinterface, { location, uuid: vm.uuid, if_uuid: uuid })]),
        ...(unassign ? addresses : []).map((address) => codeRequest(unassignIpAddress, { location, address })),
      ]}
      toAction={({ unassign }) => ({
        values: { addresses: unassign ? addresses : [], ...(isRemoved ? { isRemoved } : {}) },
        work: (values, keep) =>
          onMachine(
            vm,
            'change',
            () => removeSubinterface(vm, subinterface, removeSubinterfaceAction.idOf(uuid), values, keep),
            [listVmInterfaces, listNetworks, listIpAddresses],
          ),
        running: isRemoved
          ? t('subinterface.unassigningOf', { list: addresses.join(', ') })
          : t('subinterface.removingOf', { name: vm.name }),
        done: t('subinterface.removed', { tag, name: vm.name }),
      })}
    >
      <Outcome vm={vm} row={row} addresses={addresses} isRemoved={isRemoved} {...found} />
    </FormDialog>
  );
}

/** Takes an interface out of a network that it is in by a VLAN tag. */
export function SubinterfaceRemoveDialog(props: DialogProps) {
  const { vm, uuid, onClose } = props;
  const t = useActionsText();
  const { data, error, reload } = useQuery(listVmInterfaces, { location: vm.location, uuid: vm.uuid });
  const row = useFirst(data?.flatMap((nic) => nic.subinterfaces).find(({ vmi_uuid }) => vmi_uuid === uuid));
  if (row) return <RemoveForm {...props} row={row} />;
  if (data) return <GoneDialog onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('subinterface.removeConfirm')}>
      <InterfacesWaiting error={error} reload={reload} />
    </Dialog>
  );
}
