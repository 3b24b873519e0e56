import { codeRequest } from '@console/api';
import { locationName, useSiteConfig, useTaxLabel } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import type { BillingAccount } from '@console/contract/billing-account';
import { moveVmBilling } from '@console/contract/vm-billing';
import { accountPlan, BulkCode, plannedOf, sumOfPlan, useBulkText } from '@console/domain/bulk';
import { AccountGate, payerOptions, type PayerOption } from '@console/domain/payer';
import type { Rate } from '@console/domain/price';
import { Combobox, useFormat } from '@console/ui';
import { useId, useMemo, useState } from 'react';
import { useText as useComputeText } from '../../texts';
import type { JoinedVm } from '../machine/rows';
import { useCostFor } from '../machine/use-cost-for';
import { limitReason } from '../actions/account/limit-reason';
import { useActionsText } from '../actions/texts';
import { moveBilling, moveRequest } from './move-billing';
import { blockedBy } from './plan';
import { useText } from './texts';

export interface BulkAccountDialogProps {
  readonly vms: readonly JoinedVm[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** The account that stands chosen at first: one that can pay, and does not pay for all of them already. */
const firstPayer = (options: readonly PayerOption[]): PayerOption | undefined =>
  options.find(({ reason }) => reason === undefined) ?? options[0];

function AccountPlan({ vms, unseen, onClose, options }: BulkAccountDialogProps & { options: readonly PayerOption[] }) {
  const t = useText();
  const planText = useBulkText();
  const reason = useComputeText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const id = useId();
  const { limitedBillingAccountConfig: limit } = useSiteConfig();
  const [chosen, setChosen] = useState('');
  const payer = options.find(({ account }) => String(account.id) === chosen) ?? firstPayer(options);
  const costFor = useCostFor();
  const byId = useMemo(() => new Map(vms.map((vm) => [vm.uuid, vm])), [vms]);
  const costs = useMemo(
    () => new Map(payer ? vms.map((vm) => [vm.uuid, costFor(vm, payer.account)]) : []),
    [vms, payer, costFor],
  );
  if (!payer) return null;
  const { account, title } = payer;
  const costOf = ({ uuid }: JoinedVm): Rate | undefined => costs.get(uuid);
  // With a discount and tax it has more digits than anybody reads, as in the receipt.
  const hourly = (amount: Rate['hourly']): string => money(amount.round(4), { per: 'hour' });
  const plan = accountPlan(vms, {
    t: planText,
    placeOf: locationName,
    money,
    hourly,
    tax,
    payer: { id: account.id, title },
    costOf,
    leftOut: (vm) => blockedBy('moveAccount', vm, { reason }),
    blockedOf: (vm) => payer.reason ?? limitReason(account, vm, limit ?? undefined),
  });
  const planned = plannedOf(plan, vms);
  const sum = sumOfPlan(planned, costOf);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('title.moveAccount', { n: vms.length })}
      description={t('account.about')}
      rows={plan}
      unseen={unseen}
      run={async (uuid) => {
        const vm = byId.get(uuid);
        if (vm) await moveBilling(vm, account.id);
      }}
      confirmLabel={t('confirm.moveAccount', { n: planned.length })}
      doneText={(n) => t('done.moveAccount', { n, account: title })}
      after={
        <BulkCode
          resources={planned}
          requestsOf={(vm) => [codeRequest(moveVmBilling, moveRequest(vm, account.id))]}
          firstText={(n, count) => t('code.first', { n, count })}
        />
      }
    >
      <div className="ui-fld">
        <label htmlFor={id}>{t('account.new')}</label>
        <Combobox
          id={id}
          label={t('account.new')}
          value={String(account.id)}
          options={options.map((option) => ({
            value: String(option.account.id),
            label: option.reason ? t('account.blocked', { title: option.title, reason: option.reason }) : option.title,
            disabled: option.reason !== undefined,
          }))}
          onChange={setChosen}
        />
        {sum && planned.length > 0 ? (
          <span className="hint">
            {t('account.sum', { hourly: hourly(sum.hourly), amount: money(sum.monthly), tax })}
          </span>
        ) : null}
      </div>
    </BulkDialog>
  );
}

/** Lets another billing account pay for several machines from now on. */
export function BulkAccountDialog({ vms, unseen, onClose }: BulkAccountDialogProps) {
  const t = useActionsText();
  // As they were when it was opened: the account that they have been moved to stays in the list.
  const [before] = useState(vms);
  const optionsOf = (accounts: readonly BillingAccount[]) =>
    payerOptions(
      accounts,
      before.map(({ billing_account }) => billing_account),
    );
  return (
    <AccountGate title={t('account.title')} hasChoice={(accounts) => optionsOf(accounts).length > 0} onClose={onClose}>
      {(accounts) => <AccountPlan vms={vms} unseen={unseen} options={optionsOf(accounts)} onClose={onClose} />}
    </AccountGate>
  );
}
