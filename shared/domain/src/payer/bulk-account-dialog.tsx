import { invalidate, type CodeRequest } from '@console/api';
import { locationName, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Endpoint } from '@console/contract/endpoint';
import { Combobox, useFormat } from '@console/ui';
import { useId, useMemo, useState } from 'react';
import {
  accountPlan,
  BulkPlanDialog,
  plannedOf,
  sumOfPlan,
  useBulkText,
  type BilledResource,
  type BulkSelection,
} from '../bulk';
import type { Rate } from '../price';
import { AccountGate } from './account-gate';
import type { TakenSize } from './limit-reason';
import { useText } from './messages';
import { moveUnchanged } from './move-unchanged';
import { payerOptions, payerTitle, type PayerId, type PayerOption } from './payers';
import { useLimitReasons } from './use-limit-reasons';

/** What a kind of resource says and does when another account is to pay for several of them. */
export interface BulkAccountMove<T extends BilledResource> {
  /** 'Move 3 virtual machines to another billing account'; by default as the button says. */
  readonly title?: (n: number) => string;
  /** What stays with the accounts that pay now, and which tokens lose them. */
  readonly description: string;
  /** 'Move 3 machines' */
  readonly confirmLabel: (n: number) => string;
  /** '3 machines are charged to {account}' */
  readonly doneText: (n: number, account: string) => string;
  /** Says that the code shows the first `n` of `count`. */
  readonly firstText: (n: number, count: number) => string;
  /** What an account is charged for one of them, with its discount and tax; undefined: not known. */
  readonly costOf: (resource: T, account: BillingAccount) => Rate | undefined;
  /** Why one of them cannot be moved now, whichever account is to pay. */
  readonly leftOut: (resource: T) => string | undefined;
  /** What one of them takes of the limits of a limited account; undefined: they take nothing. */
  readonly sizeOf?: (resource: T) => TakenSize;
  /** The call, as a program. */
  readonly request: (resource: T, account: number) => CodeRequest;
  /** Who pays for one of them now, from the server. @throws ApiError */
  readonly readPayer: (resource: T) => Promise<PayerId>;
  /** The list that says so: it is read again where somebody else has changed that. */
  readonly shownBy: Endpoint;
  /** Sends it for one of many. @throws ApiError */
  readonly move: (resource: T, account: number) => Promise<void>;
}

export type BulkAccountDialogProps<T extends BilledResource> = BulkAccountMove<T> & BulkSelection<T>;

/** The account that stands chosen at first: one that can pay, and does not pay for all of them already. */
const firstPayer = (options: readonly PayerOption[]): PayerOption | undefined =>
  options.find(({ reason }) => reason === undefined) ?? options[0];

function AccountPlan<T extends BilledResource>({
  resources,
  unseen,
  onClose,
  accounts,
  options,
  costOf: costFor,
  sizeOf,
  ...kind
}: BulkAccountDialogProps<T> & { accounts: readonly BillingAccount[]; options: readonly PayerOption[] }) {
  const t = useText();
  const planText = useBulkText();
  const { money } = useFormat();
  const tax = useTaxLabel();
  const id = useId();
  const { inTurn } = useLimitReasons(sizeOf !== undefined);
  const [chosen, setChosen] = useState('');
  // Who pays instead of whom the plan has shown, as it has been told.
  const [told] = useState(() => new Map<string, PayerId>());
  const payer = options.find(({ account }) => String(account.id) === chosen) ?? firstPayer(options);
  const costs = useMemo(
    () => new Map(payer ? resources.map((resource) => [resource.uuid, costFor(resource, payer.account)] as const) : []),
    [resources, payer, costFor],
  );
  if (!payer) return null;
  const { account, title } = payer;
  const costOf = ({ uuid }: T): Rate | undefined => costs.get(uuid);
  // With a discount and tax it has more digits than anybody reads, as in the receipt.
  const hourly = (amount: Rate['hourly']): string => money(amount.round(4), { per: 'hour' });
  const reasonOf = inTurn(account);
  const plan = accountPlan(resources, {
    t: planText,
    placeOf: locationName,
    money,
    hourly,
    tax,
    payer: { id: account.id, title },
    costOf,
    leftOut: kind.leftOut,
    blockedOf: (resource) => payer.reason ?? (sizeOf && reasonOf(sizeOf(resource))),
  });
  const planned = plannedOf(plan, resources);
  const sum = sumOfPlan(planned, costOf);
  return (
    <BulkPlanDialog
      resources={resources}
      plan={plan}
      unseen={unseen}
      onClose={onClose}
      {...(kind.title ? { title: kind.title } : {})}
      description={kind.description}
      run={(resource) =>
        moveUnchanged({
          account: account.id,
          shown: told.has(resource.uuid) ? told.get(resource.uuid) : resource.billing_account,
          read: () => kind.readPayer(resource),
          titleOf: (now) => payerTitle(accounts, now),
          onChanged: (now) => {
            told.set(resource.uuid, now);
            void invalidate(kind.shownBy);
          },
          move: () => kind.move(resource, account.id),
        })
      }
      confirmLabel={kind.confirmLabel}
      doneText={(n) => kind.doneText(n, title)}
      requestsOf={(resource) => [kind.request(resource, account.id)]}
      firstText={kind.firstText}
    >
      <div className="ui-fld">
        <label htmlFor={id}>{t('bulk.new')}</label>
        <Combobox
          id={id}
          label={t('bulk.new')}
          value={String(account.id)}
          options={options.map((option) => ({
            value: String(option.account.id),
            label: option.reason ? t('bulk.blocked', { title: option.title, reason: option.reason }) : option.title,
            disabled: option.reason !== undefined,
          }))}
          onChange={setChosen}
        />
        {sum && planned.length > 0 ? (
          <span className="hint">{t('bulk.sum', { hourly: hourly(sum.hourly), amount: money(sum.monthly), tax })}</span>
        ) : null}
      </div>
    </BulkPlanDialog>
  );
}

/** Lets another billing account pay for several resources from now on. (spec 2, sections 3 and 4) */
export function BulkAccountDialog<T extends BilledResource>(props: BulkAccountDialogProps<T>) {
  const t = useText();
  // As they were when it was opened: the account that they have been moved to stays in the list.
  const [before] = useState(props.resources);
  const optionsOf = (accounts: readonly BillingAccount[]) =>
    payerOptions(
      accounts,
      before.map(({ billing_account }) => billing_account),
    );
  return (
    <AccountGate
      title={t('move.title')}
      hasChoice={(accounts) => optionsOf(accounts).length > 0}
      onClose={props.onClose}
    >
      {(accounts) => <AccountPlan {...props} accounts={accounts} options={optionsOf(accounts)} />}
    </AccountGate>
  );
}
