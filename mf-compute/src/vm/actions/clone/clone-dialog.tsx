import { useEffect, useState } from 'react';
import { codeRequest, lacksRows, useQuery } from '@console/api';
import { useJobs, useTaxLabel, watchAction, type Job, defineAction, useActionOf } from '@console/area';
import { useNavigate } from '@console/area/router';
import { cloneVm } from '@console/contract/vm-clone';
import { listVmParameters } from '@console/contract/vm-parameter';
import { useChargedTo, usePriceList, usePriceTerms } from '@console/domain/price-list';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { useIsPaused } from '@console/domain/locations';
import { Consequences, useFormat } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { textRule } from '../../create/rules';
import { useVms } from '../../machine/use-vms';
import { cloneName, cloneQuote } from './clone';
import { cloneMachine } from './clone-machine';
import { textFault } from '../rules';
import { ActionsText, useActionsText } from '../texts';
import { useAccountOf } from '../use-account-of';
import { MB_PER_GB } from '../../machine/memory';

type Form = { readonly name: string };

const { TextField } = createForm<Form>();
/** `path`: of the clone, once it is there. */
type Kept = Form & { readonly path?: string };

const cloneAction = defineAction<Kept>('vm.clone', { isShownElsewhere: true });

const isCloneOf = (job: Job, vm: JoinedVm): boolean => job.state === 'running' && job.match?.['source'] === vm.uuid;

/** What the clone has of its source, what it has not, and what it costs. */
function Outcome({ vm }: { vm: JoinedVm }) {
  const t = useActionsText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const prices = usePriceList();
  const terms = usePriceTerms();
  const charged = useChargedTo(vm.billing_account);
  const quote = cloneQuote(vm, prices, terms);
  const rate = quote && charged(quote);
  return (
    <Consequences
      items={[
        {
          id: 'copied',
          tone: 'kept',
          icon: 'copy',
          text: lacksRows(vm.storage)
            ? t('clone.copiedUnread')
            : t('clone.copied', { n: vm.storage.length, size: vm.diskGb }),
          detail: t('clone.copiedDetail'),
        },
        {
          id: 'missing',
          tone: 'affected',
          icon: 'globe',
          text: t('clone.without'),
          detail: t('clone.withoutDetail'),
        },
        {
          id: 'price',
          tone: 'affected',
          icon: 'receipt',
          text: rate
            ? t('clone.price', {
                monthly: money(rate.monthly),
                hourly: money(rate.hourly, { per: 'hour' }),
                tax,
              })
            : t('noPrice'),
          ...(vm.accountName ? { detail: t('clone.account', { account: vm.accountName }) } : {}),
        },
      ]}
    />
  );
}

/** Makes a second machine of a machine's size with copies of all its disks. */
export function CloneDialog({ vm, onClose }: { vm: JoinedVm; onClose: () => void }) {
  const t = useActionsText();
  const shared = useText();
  const navigate = useNavigate();
  const { data: parameters = [], isLoading } = useQuery(listVmParameters, {});
  const { rows: vms } = useVms();
  const [jobId, setJobId] = useState<string>();
  const isPaused = useIsPaused(vm.location);
  const job = useJobs().find((one) => isCloneOf(one, vm));
  // As long as this dialog is open the failure is told in it; that of an earlier page's job is told by its toast.
  useEffect(
    () => (jobId === undefined ? undefined : watchAction(jobId, { onFailed: () => undefined, showsProgress: false })),
    [jobId],
  );
  const action = useActionOf(cloneAction, vm.uuid, ({ path }) =>
    path === undefined ? onClose() : void navigate(path, { replace: true }),
  );
  const isRunning = action.isRunning || job !== undefined;
  const { blocked, room } = useAccountOf(vm);
  const isTooLarge = room !== undefined && (vm.vcpu > room.left.vcpu || vm.memory > room.left.ram_mb);
  const blockedNow = isPaused
    ? t('clone.paused')
    : (blocked ??
      (isTooLarge
        ? t('clone.overAccount', { vcpu: room.left.vcpu, memory: room.left.ram_mb / MB_PER_GB })
        : undefined));
  const reason = whyNot('clone', vm, vm.pending);
  const request = ({ name }: Form) => ({ location: vm.location, uuid: vm.uuid, name: name.trim() });
  const firstName = job?.name ?? action.before?.values.name;
  return (
    <FormDialog<Form, Kept>
      title={t('clone.title')}
      description={<Intro of={ActionsText} id="clone.intro" values={{ name: vm.name }} />}
      action={{ ...action, isRunning }}
      onClose={onClose}
      defaultValues={{
        name:
          firstName ??
          cloneName(
            vm.name,
            vms.map((row) => row.name),
          ),
      }}
      fields={['name']}
      rules={({ name }) => ({ name: textFault(parameters, 'name', name.trim()) })}
      isReading={isLoading}
      submitLabel={t('clone.confirm')}
      pendingLabel={t('clone.pending')}
      reason={isRunning ? undefined : (blockedNow ?? (reason && shared(reason)))}
      code={(values) => [codeRequest(cloneVm, request(values))]}
      toAction={(values) => ({
        values,
        work: async (kept, keep) => keep({ ...kept, path: await cloneMachine(vm, values.name.trim(), vms, setJobId) }),
        running: '',
        done: '',
      })}
    >
      <TextField
        name="name"
        label={t('clone.name')}
        mono
        autoComplete="off"
        hint={textRule(parameters, 'name').description}
      />
      <Outcome vm={vm} />
    </FormDialog>
  );
}
