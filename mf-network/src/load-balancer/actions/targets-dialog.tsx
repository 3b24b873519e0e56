import { useQuery } from '@console/api';
import { defineAction, useActionOf, useFeature } from '@console/area';
import { listNetworks } from '@console/contract/network';
import { listVms, type Vm } from '@console/contract/vm';
import { FormDialog } from '@console/domain/dialogs';
import { requiredText } from '@console/domain/rules';
import { Dialog, ErrorPanel, Icon, Notice, SkeletonText } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { membersOf } from '../members';
import type { BalancerRow } from '../rows';
import { TargetPicker, type TargetPickerProps } from '../target-picker';
import { useRuleText } from '../rule-texts';
import { useBalancerText } from '../texts';
import { addTargetCode, addTargets, type NewTargets } from './requests';

type Form = { readonly targets: string[] };
const { useFormField } = createForm<Form>();

const targetsAction = defineAction<NewTargets>('lb.targets');

interface TargetsDialogProps {
  readonly row: BalancerRow;
  readonly onClose: () => void;
}

function Picker(offer: Pick<TargetPickerProps, 'machines' | 'none' | 'place'>) {
  const { value, error, setValue } = useFormField('targets');
  return (
    <>
      <TargetPicker {...offer} chosen={value} onChange={setValue} invalid={error !== undefined} />
      {error ? (
        <span className="lb-er" role="alert">
          <Icon name="circle-alert" size={14} />
          <span>{error}</span>
        </span>
      ) : null}
    </>
  );
}

function TargetsForm({ row, machines, isUnsure, onClose }: TargetsDialogProps & { machines: Vm[]; isUnsure: boolean }) {
  const t = useBalancerText();
  const rule = useRuleText();
  const action = useActionOf(targetsAction, row.uuid, onClose);
  const { targets: wanted = [], done = [] } = action.current?.values ?? action.before?.values ?? {};
  const isTarget = new Set(row.targets.map(({ target_uuid: uuid }) => uuid));
  // Those that were added stay while the others are: what was agreed to stays on the screen.
  const isOffered = (uuid: string): boolean =>
    wanted.includes(uuid) || (done.includes(uuid) ? action.isRunning : !isTarget.has(uuid));
  const offered = machines.filter(({ uuid }) => isOffered(uuid));
  const name = row.display_name || row.uuid;
  const nameOf = (uuid: string): string => machines.find((vm) => vm.uuid === uuid)?.name ?? uuid;
  const noneYet = isUnsure ? rule('noneInLocation') : t('target.noneInNetwork');
  const none = machines.length > 0 ? t(isUnsure ? 'target.noneLeftHere' : 'target.noneLeft') : noneYet;
  return (
    <FormDialog<Form, NewTargets>
      title={t('target.add')}
      description={t('target.intro', { name })}
      action={action}
      onClose={onClose}
      defaultValues={{ targets: action.isRunning ? [...done, ...wanted] : [...wanted] }}
      fields={['targets']}
      rules={({ targets }) => ({ targets: targets.length === 0 ? requiredText() : undefined })}
      leftOf={({ targets }, sent) => ({ targets: targets.filter((uuid) => !sent.done?.includes(uuid)) })}
      submitLabel={t('target.confirm')}
      pendingLabel={t('target.pending')}
      reason={action.isRunning || !row.pending ? undefined : t(`can.${row.pending}`)}
      code={({ targets }) => targets.map((uuid) => addTargetCode(row, uuid))}
      toAction={({ targets }) => ({
        values: { targets },
        work: (values, keep) => addTargets(row, values, nameOf, keep),
        running: t('target.running', { name }),
        done: t('target.done', { n: targets.length, name, machine: nameOf(targets[0] ?? '') }),
      })}
    >
      {isUnsure && offered.length > 0 ? <Notice tone="warn">{t('target.unsure')}</Notice> : null}
      <Picker
        machines={offered}
        none={none}
        place={{ location: row.location, network: row.network_uuid ?? undefined }}
      />
    </FormDialog>
  );
}

/** Adds machines of the load balancer's network that are not targets yet. (spec 3, section 7) */
export function TargetsDialog(props: TargetsDialogProps) {
  const { row, onClose } = props;
  const t = useBalancerText();
  const { location } = row;
  const vms = useQuery(listVms, { location });
  const networks = useQuery(listNetworks, useFeature('privateNetworksEnabled') ? { location } : null);
  const network = networks.data?.find(({ uuid }) => uuid === row.network_uuid);
  if (vms.data && (network || !networks.isLoading)) {
    return <TargetsForm {...props} machines={membersOf(network, vms.data)} isUnsure={network === undefined} />;
  }
  return (
    <Dialog open onClose={onClose} title={t('target.add')}>
      {vms.error && !vms.data ? (
        <ErrorPanel title={t('target.missing')} error={vms.error} onRetry={() => void vms.reload()} />
      ) : (
        <SkeletonText lines={3} />
      )}
    </Dialog>
  );
}
