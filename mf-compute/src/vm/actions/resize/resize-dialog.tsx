import { call, codeRequest, useQuery } from '@console/api';
import { priceChange } from '@console/domain/price';
import { defineAction, useActionOf } from '@console/area';
import { listHostPools } from '@console/contract/host-pool';
import { updateVm } from '@console/contract/vm-change';
import { listVmParameters } from '@console/contract/vm-parameter';
import { useChargedTo, usePriceList, usePriceTerms } from '@console/domain/price-list';
import { FormDialog, Intro, PriceChangeTable } from '@console/domain/dialogs';
import { rangeText } from '@console/domain/rules';
import { Notice } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { Limit } from '@console/domain/order';
import type { JoinedVm } from '../../machine/rows';
import { onMachine } from '../../machine/pending';
import { readVm } from '../../machine/read-vm';
import { useAccountOf } from '../use-account-of';
import { StopFirst } from '../stop/stop-first';
import {
  isSameSize,
  resizeLimits,
  resizeProblems,
  resizeRequest,
  roomFor,
  sizeFacts,
  sizeRate,
  type ResizeLimits,
  type ResizeValues,
} from './resize';
import { ActionsText, useActionsText } from '../texts';

const { NumberField, useFormValues } = createForm<ResizeValues>();

const resizeAction = defineAction<ResizeValues>('vm.resize');

const upTo = ({ max }: Limit): { max?: number; slider?: boolean } =>
  Number.isFinite(max) ? { max, slider: true } : {};

/** The track says from where to where; without an upper end there is none. */
const hintOf = (limit: Limit): { hint?: string } => (Number.isFinite(limit.max) ? {} : { hint: rangeText(limit) });

function SizeFields({ vm, limits }: { vm: JoinedVm; limits: ResizeLimits }) {
  const t = useActionsText();
  const values = useFormValues();
  const prices = usePriceList();
  const terms = usePriceTerms();
  const charged = useChargedTo(vm.billing_account);
  const before = sizeRate(vm, { vcpu: vm.vcpu, ram: vm.memoryGb }, prices, terms);
  const after = sizeRate(vm, values, prices, terms);
  return (
    <>
      <NumberField
        name="vcpu"
        label={t('resize.vcpu')}
        min={limits.vcpu.min}
        {...upTo(limits.vcpu)}
        {...hintOf(limits.vcpu)}
      />
      <NumberField
        name="ram"
        label={t('resize.memory')}
        unit="GB"
        min={limits.ram.min}
        step={Number.isInteger(limits.ram.min) ? 1 : 0.5}
        {...upTo(limits.ram)}
        {...hintOf(limits.ram)}
      />
      {before && after ? (
        <PriceChangeTable
          change={priceChange(charged(before), charged(after))}
          note={t('resize.priceNote')}
          account={vm.billing_account}
        />
      ) : (
        <p className="ui-small ui-mut">{t('noPrice')}</p>
      )}
    </>
  );
}

/** What stands against another size of a machine. */
function useSizeRules(vm: JoinedVm): {
  limits: ResizeLimits;
  isReading: boolean;
  blocked: string | undefined;
  problems: (values: ResizeValues) => ReturnType<typeof resizeProblems>;
} {
  const parameters = useQuery(listVmParameters, {});
  const pools = useQuery(listHostPools, { location: vm.location });
  const limits = resizeLimits(vm, parameters.data ?? [], pools.data ?? []);
  const account = useAccountOf(vm);
  const payer = { blocked: account.blocked, room: roomFor(vm, account.room) };
  const isReading = parameters.isLoading || pools.isLoading;
  return {
    limits,
    isReading,
    blocked: account.blocked,
    problems: (values) => resizeProblems(vm, values, limits, payer),
  };
}

/** Gives a stopped machine other vCPU and memory; one that runs can be stopped first. */
export function ResizeDialog({ vm, onClose }: { vm: JoinedVm; onClose: () => void }) {
  const t = useActionsText();
  const shared = useText();
  const action = useActionOf(resizeAction, vm.uuid, onClose);
  const { limits, isReading, blocked, problems } = useSizeRules(vm);
  const reason = whyNot('resize', vm, vm.pending);
  return (
    <FormDialog<ResizeValues, ResizeValues>
      title={t('resize.title')}
      description={
        <Intro of={ActionsText} id="resize.intro" values={{ name: vm.name, vcpu: vm.vcpu, memory: vm.memoryGb }} />
      }
      action={action}
      onClose={onClose}
      defaultValues={action.before?.values ?? { vcpu: vm.vcpu, ram: vm.memoryGb }}
      latest={{
        facts: sizeFacts(vm),
        read: async () => sizeFacts(await readVm(vm)),
      }}
      fields={['vcpu', 'ram']}
      rules={problems}
      isReading={isReading}
      isHeld={(values) => isSameSize(vm, values)}
      submitLabel={t('resize.confirm')}
      pendingLabel={t('resize.pending')}
      reason={reason && !action.isRunning ? shared(reason) : undefined}
      note={(values) => (isSameSize(vm, values) ? t('resize.same') : undefined)}
      code={(values) => [codeRequest(updateVm, resizeRequest(vm, values))]}
      toAction={(values) => ({
        values,
        work: () => onMachine(vm, 'change', () => call(updateVm, resizeRequest(vm, values))),
        running: t('resize.running', { name: vm.name }),
        done: t('resize.done', { name: vm.name, vcpu: values.vcpu ?? 0, memory: values.ram ?? 0 }),
      })}
    >
      <StopFirst vm={vm} isShown={!action.isRunning} text={t('resize.stopFirst')} />
      {blocked && !action.isRunning ? (
        <Notice tone="warn">{t('resize.onlySmaller', { reason: blocked })}</Notice>
      ) : null}
      <SizeFields vm={vm} limits={limits} />
    </FormDialog>
  );
}
