import type { CodeRequest } from '@console/api';
import { defineAction, useActionOf, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { Consequences, useFormat, type Consequence } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { cannotPay } from '../account-block';
import type { BilledResource } from '../bulk';
import { CreditChanges } from '../credit-change';
import { FormDialog, Intro } from '../dialogs';
import type { Rate } from '../price';
import { requiredText } from '../rules';
import { AccountGate } from './account-gate';
import { Text, useText } from './messages';
import type { TakenSize } from './limit-reason';
import { payerOptions, payerTitle, type PayerId, type PayerOption } from './payers';
import { useLimitReasons } from './use-limit-reasons';

/** The id of the account, as the tiles give it. */
type Form = { readonly billing_account_id: string };

const { ChoiceTiles, useFormValues } = createForm<Form>();

const moveAccountAction = defineAction<Form>('payer.move');

/** What a kind of resource says and does when another account is to pay for one. */
export interface AccountMove {
  /** What the new account pays for: '{account} pays for machine, disks and copies from now on' */
  readonly paysText: (account: string) => string;
  /** 'Tokens that are restricted to {account} lose this machine' */
  readonly tokensText: (account: string) => string;
  /** What an account is charged for it, with its discount, before tax; undefined: not known. */
  readonly costOf: (account: BillingAccount) => Rate | undefined;
  /** What it takes of the limits of a limited account; undefined: nothing. */
  readonly size?: TakenSize;
  /** Why it cannot be moved now, whichever account is to pay. */
  readonly reason?: string | undefined;
  /** The call, as a program. */
  readonly request: (account: number) => CodeRequest;
  /** Sends it. @throws ApiError */
  readonly move: (account: number) => Promise<void>;
  /** Who pays for it now, from the server. @throws ApiError */
  readonly readPayer: () => Promise<PayerId>;
}

export interface AccountDialogProps extends AccountMove {
  readonly resource: BilledResource;
  readonly onClose: () => void;
}

type OutcomeProps = Pick<AccountDialogProps, 'resource' | 'paysText' | 'tokensText' | 'costOf'> & {
  readonly accounts: readonly BillingAccount[];
  readonly options: readonly PayerOption[];
  /** What the account is called that pays now; '' where nobody does. */
  readonly before: string;
};

/** What changes with who pays, and what does not. */
function Outcome({ resource, accounts, options, before, paysText, tokensText, costOf }: OutcomeProps) {
  const t = useText();
  const { money, number } = useFormat();
  const tax = useTaxLabel();
  const { billing_account_id } = useFormValues();
  const option = options.find(({ account }) => String(account.id) === billing_account_id);
  if (!option) return null;
  const { account, title } = option;
  const { addresses = [] } = resource;
  const rate = costOf(account);
  const total = rate?.monthly;
  const payer = accounts.find(({ id }) => id === resource.billing_account);
  const discount = account.discount_percentage ?? 0;
  const items: Consequence[] = [
    {
      id: 'pays',
      tone: 'affected',
      icon: 'receipt',
      text: paysText(title),
      ...(total
        ? {
            detail: t(discount > 0 ? 'move.priceDiscount' : 'move.price', {
              amount: money(total),
              tax,
              discount: number(discount, { digits: 2 }),
            }),
          }
        : {}),
    },
    ...(before
      ? [{ id: 'past', tone: 'kept' as const, icon: 'history' as const, text: t('move.past', { account: before }) }]
      : []),
    ...(addresses.length > 0
      ? [
          {
            id: 'addresses',
            tone: 'kept' as const,
            icon: 'globe' as const,
            text: t('move.addresses', { n: addresses.length, list: addresses.join(', ') }),
            detail: t('move.addressesDetail'),
          },
        ]
      : []),
    ...(before
      ? [
          {
            id: 'tokens',
            tone: 'affected' as const,
            icon: 'key-round' as const,
            text: tokensText(before),
            detail: t('move.tokensDetail', { account: title }),
          },
        ]
      : []),
  ];
  return (
    <>
      <Consequences items={items} />
      <CreditChanges
        per="hour"
        changes={[
          { account: payer?.id, amount: payer && costOf(payer)?.hourly.times(-1) },
          { account: account.id, amount: rate?.hourly },
        ]}
      />
    </>
  );
}

interface AccountFormProps extends AccountDialogProps {
  readonly accounts: readonly BillingAccount[];
  readonly options: readonly PayerOption[];
  readonly isReading: boolean;
}

function AccountForm({ resource, accounts, options, isReading, onClose, ...kind }: AccountFormProps) {
  const t = useText();
  const action = useActionOf(moveAccountAction, resource.uuid, onClose);
  const { name } = resource;
  const usable = options.filter((option) => option.reason === undefined);
  const fact = (payer: PayerId): string => payerTitle(accounts, payer);
  const before = resource.accountName ?? fact(resource.billing_account);
  const optionOf = (id: string) => options.find(({ account }) => String(account.id) === id);
  // It could be chosen before it was known what it has.
  const problemOf = (id: string): string | undefined => {
    const { title: account, reason } = optionOf(id) ?? {};
    return account !== undefined && reason !== undefined ? cannotPay(account, reason) : undefined;
  };
  return (
    <FormDialog<Form, Form>
      title={t('move.title')}
      description={
        <Intro of={Text} id={before ? 'move.intro' : 'move.introNobody'} values={{ name, account: before }} />
      }
      action={action}
      onClose={onClose}
      defaultValues={action.before?.values ?? { billing_account_id: String(usable[0]?.account.id ?? '') }}
      latest={{ facts: [fact(resource.billing_account)], read: async () => [fact(await kind.readPayer())] }}
      fields={['billing_account_id']}
      isReading={isReading}
      rules={({ billing_account_id }) => ({
        billing_account_id: billing_account_id === '' ? requiredText() : problemOf(billing_account_id),
      })}
      submitLabel={t('move.confirm')}
      pendingLabel={t('move.pending')}
      reason={action.isRunning ? undefined : usable.length === 0 ? t('move.noneUsable') : kind.reason}
      code={({ billing_account_id }) => [kind.request(Number(billing_account_id))]}
      toAction={(values) => ({
        values,
        work: () => kind.move(Number(values.billing_account_id)),
        running: t('move.running', { name }),
        done: t('move.done', {
          name,
          account: optionOf(values.billing_account_id)?.title ?? '',
        }),
      })}
    >
      <ChoiceTiles
        name="billing_account_id"
        label={t('move.new')}
        showLabel
        columns={1}
        options={options.map(({ account, title, reason: blocked }) => ({
          value: String(account.id),
          title,
          detail: String(account.id),
          ...(blocked ? { reason: blocked } : {}),
        }))}
      />
      <Outcome resource={resource} accounts={accounts} options={options} before={before} {...kind} />
    </FormDialog>
  );
}

/** Lets another billing account pay for a resource from now on. (spec 2, sections 3 and 4) */
export function AccountDialog(props: AccountDialogProps) {
  const t = useText();
  const { resource, size, onClose } = props;
  const { inTurn, isReading } = useLimitReasons(size !== undefined);
  const optionsOf = (accounts: readonly BillingAccount[]) =>
    payerOptions(accounts, [resource.billing_account], (account) => size && inTurn(account)(size));
  return (
    <AccountGate
      title={t('move.title')}
      hasChoice={(accounts) => optionsOf(accounts).length > 0 || moveAccountAction.get(resource.uuid) !== undefined}
      onClose={onClose}
    >
      {(accounts) => <AccountForm {...props} accounts={accounts} options={optionsOf(accounts)} isReading={isReading} />}
    </AccountGate>
  );
}
