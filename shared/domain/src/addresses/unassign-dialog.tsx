import { codeRequest, useQuery } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { addressesOf, deleteIpAddress, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { unassignIpAddress } from '@console/contract/ip-address-change';
import { Consequences, Dialog, ErrorPanel, Notice, SkeletonText } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useEffect, useRef } from 'react';
import { FormDialog, useFirst } from '../dialogs';
import { useAddressPrices } from './assign-fields';
import { Text, useText } from './messages';
import type { AddressTarget, UnassignValues } from './target';

type Form = { readonly release: boolean };

const { useFormControl, useFormValues } = createForm<Form>();

const unassignAction = defineAction<UnassignValues>('address.unassign');

export interface UnassignAddressDialogProps {
  /** What has the address now. */
  readonly target: AddressTarget;
  readonly address: string;
  readonly onClose: () => void;
}

/** What becomes of the target and of the address; whether it is released is chosen where it stands. */
function Outcome({ target, ip, isHalf }: { target: AddressTarget; ip: IpAddress; isHalf: boolean }) {
  const t = useText();
  const { release } = useFormValues();
  const { setValue } = useFormControl();
  const { unassigned, change } = useAddressPrices(target.location, ip.billing_account_id);
  const choice = {
    label: t('unassign.release'),
    checked: release,
    onChange: (checked: boolean) => setValue('release', checked),
  };
  const rest = target.addresses.filter((address) => address !== ip.address).length;
  const kept = change ?? (unassigned && t('address.whileUnassigned', { amount: unassigned }));
  return (
    <>
      {isHalf ? <Notice tone="warn">{t('unassign.half', { address: ip.address })}</Notice> : null}
      <Consequences
        items={[
          ...(isHalf
            ? []
            : [
                {
                  id: 'target',
                  tone: 'affected' as const,
                  icon: 'unlink' as const,
                  text: t('unassign.unreachable', { name: target.name, address: ip.address }),
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

/**
 * Whoever leaves a dialog that shows a failure leaves it at that: no later page goes on with the release. A reload is no
 * decision, and does not come by here.
 */
function useForgetWhenLeft(hasFailed: boolean, forget: () => void): void {
  const latest = useRef({ hasFailed, forget });
  useEffect(() => {
    latest.current = { hasFailed, forget };
  });
  useEffect(
    () => () => {
      if (latest.current.hasFailed) latest.current.forget();
    },
    [],
  );
}

function UnassignForm({ target, ip, onClose }: Omit<UnassignAddressDialogProps, 'address'> & { ip: IpAddress }) {
  const t = useText();
  const action = useActionOf(unassignAction, ip.uuid, onClose);
  const before = action.current?.values ?? action.before?.values;
  const isHalf = before?.half === true && before.release;
  const { name } = target;
  const after = unassignAction.idOf(ip.uuid);
  useForgetWhenLeft(action.current?.state === 'failed', () => target.release.forget(after));
  const by = { location: target.location, address: ip.address };
  return (
    <FormDialog<Form, UnassignValues>
      title={t('unassign.title')}
      description={<Text id="unassign.intro" values={{ address: <b>{ip.address}</b>, name: <b>{name}</b> }} />}
      action={action}
      onClose={onClose}
      defaultValues={{ release: before?.release ?? false }}
      fields={['release']}
      rules={() => ({})}
      danger={({ release }) => release}
      isHeld={({ release }) => isHalf && !release}
      submitLabel={t(isHalf ? 'unassign.goOn' : 'unassign.confirm')}
      pendingLabel={t(isHalf ? 'unassign.releasing' : 'unassign.pending')}
      reason={action.isRunning ? undefined : target.reason}
      code={({ release }) => [
        ...(isHalf ? [] : [codeRequest(unassignIpAddress, by)]),
        ...(release ? [codeRequest(deleteIpAddress, by)] : []),
      ]}
      toAction={({ release }) => ({
        values: { release, ...(isHalf ? { half: true } : {}) },
        work: (values, keep) => target.run(() => target.release.unassign(target, ip, after, values, keep)),
        running: t(isHalf ? 'unassign.releasingOf' : 'unassign.running', { address: ip.address }),
        onLeave: () => target.release.forget(after),
        done: t(release ? 'unassign.doneReleased' : 'unassign.done', { address: ip.address }),
      })}
    >
      <Outcome target={target} ip={ip} isHalf={isHalf} />
    </FormDialog>
  );
}

/** Takes a floating IP from what has it; it stays reserved and charged, or is released too. */
export function UnassignAddressDialog({ target, address, onClose }: UnassignAddressDialogProps) {
  const t = useText();
  const { data, error, reload } = useQuery(listIpAddresses, { location: target.location });
  const ip = useFirst(addressesOf(data ?? [], target.uuid).find((row) => row.address === address));
  if (!ip) {
    return (
      <Dialog open onClose={onClose} title={t('unassign.title')}>
        {data ? (
          t('unassign.gone', { address, kind: target.kind })
        ) : error ? (
          <ErrorPanel title={t('address.failed')} error={error} onRetry={() => void reload()} />
        ) : (
          <SkeletonText lines={2} />
        )}
      </Dialog>
    );
  }
  return <UnassignForm target={target} ip={ip} onClose={onClose} />;
}
