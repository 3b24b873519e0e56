import { codeRequest, useQuery } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { addressesOf, deleteIpAddress, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { unassignIpAddress } from '@console/contract/ip-address-change';
import { FormDialog, Intro, useFirst } from '@console/domain/dialogs';
import { Consequences, Dialog, Notice, SkeletonText } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../can';
import type { VmRow } from '../../rows';
import { onMachine } from '../../pending';
import { SettingsText, useSettingsText } from '../texts';
import { useAddressPrices } from './assign-fields';
import { takeAddress, type UnassignValues } from './release-address';

type Form = { readonly release: boolean };

const { useFormControl, useFormValues } = createForm<Form>();

const unassignAddressAction = defineAction<UnassignValues>('vm.unassignAddress');

interface DialogProps {
  readonly vm: VmRow;
  readonly address: string;
  readonly onClose: () => void;
}

/** What becomes of the machine and of the address; whether it is released is chosen where it stands. */
function Outcome({ vm, ip, isHalf }: { vm: VmRow; ip: IpAddress; isHalf: boolean }) {
  const t = useSettingsText();
  const { release } = useFormValues();
  const { setValue } = useFormControl();
  const { assigned, unassigned } = useAddressPrices(vm.location);
  const choice = {
    label: t('unassign.release'),
    checked: release,
    onChange: (checked: boolean) => setValue('release', checked),
  };
  const rest = vm.addresses.filter((address) => address !== ip.address).length;
  const kept =
    assigned && unassigned
      ? t('unassign.cost', { unassigned, assigned })
      : unassigned && t('address.whileUnassigned', { amount: unassigned });
  return (
    <>
      {isHalf ? <Notice tone="warn">{t('unassign.half', { address: ip.address })}</Notice> : null}
      <Consequences
        items={[
          ...(isHalf
            ? []
            : [
                {
                  id: 'machine',
                  tone: 'affected' as const,
                  icon: 'unlink' as const,
                  text: t('unassign.unreachable', { name: vm.name, address: ip.address }),
                  detail: rest > 0 ? t('unassign.others', { n: rest }) : t('unassign.last'),
                },
              ]),
          release
            ? {
                id: 'address',
                tone: 'erased',
                icon: 'globe',
                text: t('unassign.released', { address: ip.address }),
                detail: t('unassign.releasedDetail'),
                choice,
              }
            : {
                id: 'address',
                tone: 'kept',
                icon: 'globe',
                text: t('unassign.kept', { address: ip.address }),
                ...(kept ? { detail: kept } : {}),
                choice,
              },
        ]}
      />
    </>
  );
}

function UnassignForm({ vm, ip, onClose }: Omit<DialogProps, 'address'> & { ip: IpAddress }) {
  const t = useSettingsText();
  const shared = useText();
  const action = useActionOf(unassignAddressAction, ip.uuid, onClose);
  const before = action.current?.values ?? action.before?.values;
  const isHalf = before?.half === true;
  const reason = whyNot('network', vm, vm.pending);
  const by = { location: vm.location, address: ip.address };
  return (
    <FormDialog<Form, UnassignValues>
      title={t('unassign.title')}
      description={<Intro of={SettingsText} id="unassign.intro" values={{ address: ip.address, name: vm.name }} />}
      action={action}
      onClose={onClose}
      defaultValues={{ release: before?.release ?? false }}
      fields={['release']}
      rules={() => ({})}
      danger={({ release }) => release}
      submitLabel={t('unassign.confirm')}
      pendingLabel={t('unassign.pending')}
      reason={reason && !action.isRunning ? shared(reason) : undefined}
      code={({ release }) => [
        codeRequest(unassignIpAddress, by),
        ...(release ? [codeRequest(deleteIpAddress, by)] : []),
      ]}
      toAction={({ release }) => ({
        values: { release, ...(isHalf ? { half: true } : {}) },
        work: (values, keep) =>
          onMachine(vm, 'change', () => takeAddress(vm, ip.address, values, keep), [listIpAddresses]),
        running: t('unassign.running', { address: ip.address }),
        done: t(release ? 'unassign.doneReleased' : 'unassign.done', { address: ip.address }),
      })}
    >
      <Outcome vm={vm} ip={ip} isHalf={isHalf} />
    </FormDialog>
  );
}

/** Takes a floating IP from a machine; it stays reserved and charged, or is released too. */
export function AddressUnassignDialog({ vm, address, onClose }: DialogProps) {
  const t = useSettingsText();
  const { data } = useQuery(listIpAddresses, { location: vm.location });
  const ip = useFirst(addressesOf(data ?? [], vm.uuid).find((row) => row.address === address));
  if (!ip) {
    return (
      <Dialog open onClose={onClose} title={t('unassign.title')}>
        {data ? t('unassign.gone', { address }) : <SkeletonText lines={2} />}
      </Dialog>
    );
  }
  return <UnassignForm vm={vm} ip={ip} onClose={onClose} />;
}
