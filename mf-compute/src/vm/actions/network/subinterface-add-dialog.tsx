import { useEffect, useRef } from 'react';
import { call, codeRequest, useQuery } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { listNetworks, type Network } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { addVmSubinterface, listVmInterfaces, VLAN_TAG, type VmInterface } from '@console/contract/vm-interface';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { Dialog, ErrorPanel, Link } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { ActionsText, useActionsText } from '../texts';
import { InterfacesWaiting } from './interfaces-waiting';
import { freeTag, networkOptions, subinterfaceProblems, type SubinterfaceValues } from './subinterfaces';

const { ComboboxField, NumberField, useFormControl, useFormValues } = createForm<SubinterfaceValues>();

const addSubinterfaceAction = defineAction<SubinterfaceValues>('vm.addSubinterface');

interface DialogProps {
  readonly vm: JoinedVm;
  readonly onClose: () => void;
}

/** Follows the chosen network with the tag that it has itself, as long as nobody has typed another one. */
function TagOfNetwork({ nic, networks }: { nic: VmInterface; networks: readonly Network[] }) {
  const { network_uuid, vlan_tag } = useFormValues();
  const { setValue } = useFormControl();
  const offered = useRef(vlan_tag);
  const wanted = freeTag(nic, networks.find(({ uuid }) => uuid === network_uuid)?.vlan_id);
  useEffect(() => {
    if (network_uuid === '' || vlan_tag !== offered.current || wanted === offered.current) return;
    offered.current = wanted;
    setValue('vlan_tag', wanted);
  }, [network_uuid, vlan_tag, wanted, setValue]);
  return null;
}

function AddForm({
  vm,
  nic,
  interfaces,
  onClose,
}: DialogProps & { nic: VmInterface; interfaces: readonly VmInterface[] }) {
  const t = useActionsText();
  const shared = useText();
  const networks = useQuery(listNetworks, { location: vm.location });
  const action = useActionOf(addSubinterfaceAction, nic.vmi_uuid, onClose);
  const options = networkOptions(networks.data ?? [], interfaces);
  const known = interfaces.flatMap((one) => one.subinterfaces.flatMap(({ vmi_uuid }) => vmi_uuid ?? []));
  const failure = networks.data ? undefined : networks.error;
  // Others may be among those that could not be read.
  const isOver = networks.data !== undefined && networks.unread.length === 0 && options.every(({ isTaken }) => isTaken);
  const reason = whyNot('network', vm, vm.pending);
  const request = ({ network_uuid, vlan_tag }: SubinterfaceValues) => ({
    location: vm.location,
    uuid: vm.uuid,
    if_uuid: nic.vmi_uuid,
    network_uuid,
    vlan_tag: vlan_tag ?? 0,
  });
  return (
    <FormDialog<SubinterfaceValues, SubinterfaceValues>
      title={t('subinterface.addTitle')}
      description={<Intro of={ActionsText} id="subinterface.intro" values={{ name: vm.name }} />}
      action={action}
      onClose={onClose}
      defaultValues={action.before?.values ?? { network_uuid: '', vlan_tag: freeTag(nic) }}
      fields={['network_uuid', 'vlan_tag']}
      isHeld={() => failure !== undefined}
      rules={(values) => subinterfaceProblems(nic, values, networks.data)}
      submitLabel={t('subinterface.addTitle')}
      pendingLabel={t('subinterface.adding')}
      reason={reason && !action.isRunning ? shared(reason) : undefined}
      code={(values) => [codeRequest(addVmSubinterface, request(values))]}
      toAction={(values) => ({
        values,
        work: () =>
          onMachine(vm, 'change', () => call(addVmSubinterface, request(values), { before: { known } }), [
            listVmInterfaces,
            listNetworks,
          ]),
        running: t('subinterface.addingOf', { name: vm.name }),
        done: t('subinterface.added', { tag: values.vlan_tag ?? 0, name: vm.name }),
      })}
    >
      {failure ? (
        <ErrorPanel title={t('subinterface.networksMissing')} error={failure} onRetry={() => void networks.reload()} />
      ) : (
        <ComboboxField
          name="network_uuid"
          label={t('interface.network')}
          placeholder={t('subinterface.choose')}
          options={options.map(({ uuid, label, isTaken }) => ({ value: uuid, label, disabled: isTaken }))}
          hint={
            isOver ? (
              <ActionsText
                id="subinterface.noNetwork"
                values={{
                  link: (
                    <Link key="link" to={paths.networkCreate({ type: 'vpc' })}>
                      {t('subinterface.createNetwork')}
                    </Link>
                  ),
                }}
              />
            ) : (
              t('subinterface.networkHint')
            )
          }
        />
      )}
      <TagOfNetwork nic={nic} networks={networks.data ?? []} />
      <NumberField
        name="vlan_tag"
        label={t('subinterface.tag')}
        min={VLAN_TAG.min}
        max={VLAN_TAG.max}
        hint={t('subinterface.tagHint', VLAN_TAG)}
      />
    </FormDialog>
  );
}

/** Leads an interface into another network under a VLAN tag. */
export function SubinterfaceAddDialog({ vm, interfaceId, onClose }: DialogProps & { interfaceId: string | null }) {
  const t = useActionsText();
  const { data, error, reload } = useQuery(listVmInterfaces, { location: vm.location, uuid: vm.uuid });
  const nic = data?.find(({ vmi_uuid }) => vmi_uuid === interfaceId) ?? data?.[0];
  if (!data || !nic) {
    return (
      <Dialog open onClose={onClose} title={t('subinterface.addTitle')}>
        {data ? t('interface.none') : <InterfacesWaiting error={error} reload={reload} />}
      </Dialog>
    );
  }
  return <AddForm vm={vm} nic={nic} interfaces={data} onClose={onClose} />;
}
