import { responseMark, codeRequest, useQuery } from '@console/api';
import { defineAction, useActionOf } from '@console/area';
import { listIpAddresses } from '@console/contract/ip-address';
import { assignIpAddress, createIpAddress, unassignIpAddress } from '@console/contract/ip-address-change';
import { Dialog, ErrorPanel, SkeletonText } from '@console/ui';
import { FormDialog } from '../dialogs';
import { addressSources, type AddressSources } from './addresses';
import { assignAddress, destination, type AssignValues } from './assign-address';
import { AssignFields } from './assign-fields';
import { assignProblems, assignValues, firstForm, type AssignForm } from './assign-form';
import { Text, useText } from './messages';
import type { AddressTarget } from './target';
import { useOwnerName } from './use-owner-name';

const assignAction = defineAction<AssignValues>('address.assign');

/** The calls of an assignment as programs; the address of a new one comes from the first response. */
function assignCode(target: AddressTarget, { source, address, name, account, private_ip }: AssignValues) {
  const { location } = target;
  const assign = (to: string) =>
    codeRequest(assignIpAddress, { location, address: to, ...destination(target, private_ip) });
  if (source === 'free') return [assign(address)];
  if (source === 'taken') return [codeRequest(unassignIpAddress, { location, address }), assign(address)];
  const order = { location, name, ...(account === undefined ? {} : { billing_account_id: account }) };
  return [codeRequest(createIpAddress, order), assign(responseMark(0, 'address'))];
}

export interface AssignAddressDialogProps {
  readonly target: AddressTarget;
  /** The private addresses of what it is assigned to, the main one first; undefined while they are on their way. */
  readonly privateIps: readonly string[] | undefined;
  /** Why no new address can be charged to the account that pays. */
  readonly blocked: string | undefined;
  readonly onClose: () => void;
}

interface FormProps extends AssignAddressDialogProps {
  readonly sources: AddressSources;
  readonly privateIps: readonly string[];
}

function AssignFormDialog({ target, sources, privateIps, blocked, onClose }: FormProps) {
  const t = useText();
  const { kind, name, account, reason, run } = target;
  const action = useActionOf(assignAction, target.uuid, onClose);
  const before = action.current?.values ?? action.before?.values;
  const half = action.current?.state === 'failed' && action.current.values.half ? action.current.values : undefined;
  const valuesOf = (form: AssignForm) => assignValues(form, { taken: sources.taken, account, before });
  return (
    <FormDialog<AssignForm, AssignValues>
      title={t('assign.title')}
      description={<Text id="assign.intro" values={{ name: <b>{name}</b>, kind }} />}
      action={action}
      onClose={onClose}
      defaultValues={firstForm(sources, privateIps, before)}
      fields={['source', 'free', 'taken', 'name', 'private_ip']}
      rules={(form) => (half ? {} : assignProblems(form, kind))}
      submitLabel={t(half ? 'assign.goOn' : 'assign.confirm')}
      pendingLabel={t('assign.pending')}
      reason={action.isRunning ? undefined : reason}
      code={(form) => assignCode(target, valuesOf(form))}
      toAction={(form) => {
        const values = valuesOf(form);
        const { address } = values;
        return {
          values,
          work: (wanted, keep) => run(() => assignAddress(target, wanted, keep)),
          running: t('assign.running', { name }),
          done: address === '' ? t('assign.doneNew', { name }) : t('assign.done', { address, name }),
        };
      }}
    >
      <AssignFields
        target={target}
        sources={sources}
        privateIps={privateIps}
        half={half}
        blocked={blocked}
        ownerName={useOwnerName(target.location)}
      />
    </FormDialog>
  );
}

/** Leads a floating IP to something: a free one, a new one, or one that something else loses. */
export function AssignAddressDialog(props: AssignAddressDialogProps) {
  const { target, privateIps, onClose } = props;
  const t = useText();
  const { data, error, reload } = useQuery(listIpAddresses, { location: target.location });
  if (data && privateIps) {
    return <AssignFormDialog {...props} sources={addressSources(data, target)} privateIps={privateIps} />;
  }
  return (
    <Dialog open onClose={onClose} title={t('assign.title')}>
      {error && !data ? (
        <ErrorPanel title={t('address.failed')} error={error} onRetry={() => void reload()} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  );
}
