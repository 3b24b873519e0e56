import { answerOf, codeRequest, useQuery } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { listIpAddresses } from '@console/contract/ip-address';
import { assignIpAddress, createIpAddress, unassignIpAddress } from '@console/contract/ip-address-change';
import { listVmInterfaces } from '@console/contract/vm-interface';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { Dialog, ErrorPanel, SkeletonText } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../can';
import type { VmRow } from '../../rows';
import { onMachine } from '../../pending';
import { SettingsText, useSettingsText } from '../texts';
import { addressSources, privateAddresses, type AddressSources } from './addresses';
import { assignAddress, type AssignValues } from './assign-address';
import { AssignFields } from './assign-fields';
import { assignProblems, assignValues, firstForm, type AssignForm } from './assign-form';

const assignAddressAction = defineAction<AssignValues>('vm.assignAddress');

interface DialogProps {
  readonly vm: VmRow;
  readonly onClose: () => void;
}

/** The calls of an assignment as programs; the address of a new one comes from the first answer. */
function assignCode({ location }: VmRow, { source, address, name, account, private_ip }: AssignValues) {
  const assign = (to: string) => codeRequest(assignIpAddress, { location, address: to, private_ip });
  if (source === 'free') return [assign(address)];
  if (source === 'taken') return [codeRequest(unassignIpAddress, { location, address }), assign(address)];
  const order = { location, name, ...(account === undefined ? {} : { billing_account_id: account }) };
  return [codeRequest(createIpAddress, order), assign(answerOf(0, 'address'))];
}

function AssignFormDialog({
  vm,
  sources,
  privateIps,
  onClose,
}: DialogProps & { sources: AddressSources; privateIps: readonly string[] }) {
  const t = useSettingsText();
  const shared = useText();
  const action = useActionOf(assignAddressAction, vm.uuid, onClose);
  const before = action.current?.values ?? action.before?.values;
  const half = action.current?.state === 'failed' && action.current.values.half ? action.current.values : undefined;
  const reason = whyNot('network', vm, vm.pending);
  const account = vm.billing_account ?? undefined;
  const valuesOf = (form: AssignForm) => assignValues(form, { taken: sources.taken, account, before });
  return (
    <FormDialog<AssignForm, AssignValues>
      title={t('assign.title')}
      description={<Intro of={SettingsText} id="assign.intro" values={{ name: vm.name }} />}
      action={action}
      onClose={onClose}
      defaultValues={firstForm(sources, privateIps, before)}
      fields={['source', 'free', 'taken', 'name', 'private_ip']}
      rules={(form) => (half ? {} : assignProblems(form))}
      submitLabel={t(half ? 'assign.goOn' : 'assign.confirm')}
      pendingLabel={t('assign.pending')}
      reason={reason && !action.isRunning ? shared(reason) : undefined}
      code={(form) => assignCode(vm, valuesOf(form))}
      toAction={(form) => {
        const values = valuesOf(form);
        return {
          values,
          work: (wanted, keep) => onMachine(vm, 'change', () => assignAddress(vm, wanted, keep), [listIpAddresses]),
          running: t('assign.running', { name: vm.name }),
          done:
            values.address === ''
              ? t('assign.doneNew', { name: vm.name })
              : t('assign.done', { address: values.address, name: vm.name }),
        };
      }}
    >
      <AssignFields vm={vm} sources={sources} privateIps={privateIps} half={half} />
    </FormDialog>
  );
}

/** Leads a floating IP to a machine: a free one, a new one, or one that something else loses. */
export function AddressAssignDialog({ vm, onClose }: DialogProps) {
  const t = useSettingsText();
  const ips = useQuery(listIpAddresses, { location: vm.location });
  const interfaces = useQuery(listVmInterfaces, { location: vm.location, uuid: vm.uuid });
  const areInterfacesSettled = interfaces.data !== undefined || interfaces.error !== undefined;
  if (!ips.data || !areInterfacesSettled) {
    return (
      <Dialog open onClose={onClose} title={t('assign.title')}>
        {ips.error ? (
          <ErrorPanel title={t('address.failed')} error={ips.error} onRetry={() => void ips.reload()} />
        ) : (
          <SkeletonText lines={4} />
        )}
      </Dialog>
    );
  }
  return (
    <AssignFormDialog
      vm={vm}
      sources={addressSources(ips.data, vm)}
      privateIps={privateAddresses(vm, interfaces.data)}
      onClose={onClose}
    />
  );
}
