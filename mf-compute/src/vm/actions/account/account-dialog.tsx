import { call, codeRequest } from '@console/api';
import { useSiteConfig, useTaxLabel, defineAction, useActionOf } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { listUsage } from '@console/contract/usage';
import { moveVmBilling } from '@console/contract/vm-billing';
import { getVm } from '@console/contract/vm-details';
import { FormDialog, Intro } from '@console/domain/dialogs';
import { AccountGate, payerOptions, type PayerOption } from '@console/domain/payer';
import { requiredText } from '@console/domain/rules';
import { Consequences, useFormat, type Consequence } from '@console/ui';
import { createForm } from '@console/ui/forms';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import type { JoinedVm } from '../../machine/rows';
import { useCostFor } from '../../machine/use-cost-for';
import { limitReason } from './limit-reason';
import { onMachine } from '../../machine/pending';
import { ActionsText, useActionsText } from '../texts';

/** The id of the account, as the tiles give it. */
type Form = { readonly billing_account_id: string };

const { ChoiceTiles, useFormValues } = createForm<Form>();

const moveAccountAction = defineAction<Form>('vm.moveAccount');

interface DialogProps {
  readonly vm: JoinedVm;
  readonly onClose: () => void;
}

/** What changes with who pays, and what does not. */
function Outcome({ vm, options }: { vm: JoinedVm; options: readonly PayerOption[] }) {
  const t = useActionsText();
  const { money, number } = useFormat();
  const tax = useTaxLabel();
  const costFor = useCostFor();
  const { billing_account_id } = useFormValues();
  const option = options.find(({ account }) => String(account.id) === billing_account_id);
  if (!option) return null;
  const { account, title } = option;
  const total = costFor(vm, account)?.monthly;
  const discount = account.discount_percentage ?? 0;
  const items: Consequence[] = [
    {
      id: 'pays',
      tone: 'affected',
      icon: 'receipt',
      text: t('account.pays', { account: title }),
      ...(total
        ? {
            detail: t(discount > 0 ? 'account.priceDiscount' : 'account.price', {
              amount: money(total),
              tax,
              discount: number(discount, { digits: 2 }),
            }),
          }
        : {}),
    },
    { id: 'past', tone: 'kept', icon: 'history', text: t('account.past', { account: vm.accountName ?? '' }) },
    ...(vm.addresses.length > 0
      ? [
          {
            id: 'addresses',
            tone: 'kept' as const,
            icon: 'globe' as const,
            text: t('account.addresses', { n: vm.addresses.length, list: vm.addresses.join(', ') }),
            detail: t('account.addressesDetail'),
          },
        ]
      : []),
    {
      id: 'tokens',
      tone: 'affected',
      icon: 'key-round',
      text: t('account.tokens', { account: vm.accountName ?? '' }),
      detail: t('account.tokensDetail', { account: title }),
    },
  ];
  return <Consequences items={items} />;
}

/** Who pays for a machine, by number, as the tiles show it. */
const payerFact = ({ billing_account }: Pick<JoinedVm, 'billing_account'>): string => String(billing_account ?? '');

function AccountForm({ vm, options, onClose }: DialogProps & { options: readonly PayerOption[] }) {
  const t = useActionsText();
  const shared = useText();
  const action = useActionOf(moveAccountAction, vm.uuid, onClose);
  const reason = whyNot('moveAccount', vm, vm.pending);
  const usable = options.filter((option) => option.reason === undefined);
  const request = ({ billing_account_id }: Form) => ({
    location: vm.location,
    uuid: vm.uuid,
    billing_account_id: Number(billing_account_id),
  });
  return (
    <FormDialog<Form, Form>
      title={t('account.title')}
      description={
        <Intro of={ActionsText} id="account.intro" values={{ name: vm.name, account: vm.accountName ?? t('none') }} />
      }
      action={action}
      onClose={onClose}
      defaultValues={action.before?.values ?? { billing_account_id: String(usable[0]?.account.id ?? '') }}
      latest={{
        facts: [payerFact(vm)],
        read: async () => [payerFact(await call(getVm, { location: vm.location, uuid: vm.uuid }))],
      }}
      fields={['billing_account_id']}
      rules={({ billing_account_id }) => ({
        billing_account_id: billing_account_id === '' ? requiredText() : undefined,
      })}
      submitLabel={t('account.confirm')}
      pendingLabel={t('account.pending')}
      reason={action.isRunning ? undefined : usable.length === 0 ? t('account.noneUsable') : reason && shared(reason)}
      code={(values) => [codeRequest(moveVmBilling, request(values))]}
      toAction={(values) => ({
        values,
        work: () => onMachine(vm, 'change', () => call(moveVmBilling, request(values)), [listUsage]),
        running: t('account.running', { name: vm.name }),
        done: t('account.done', {
          name: vm.name,
          account: options.find(({ account }) => String(account.id) === values.billing_account_id)?.title ?? '',
        }),
      })}
    >
      <ChoiceTiles
        name="billing_account_id"
        label={t('account.new')}
        showLabel
        columns={1}
        options={options.map(({ account, title, reason: blocked }) => ({
          value: String(account.id),
          title,
          detail: String(account.id),
          ...(blocked ? { reason: blocked } : {}),
        }))}
      />
      <Outcome vm={vm} options={options} />
    </FormDialog>
  );
}

/** Lets another billing account pay for a machine from now on. */
export function AccountDialog({ vm, onClose }: DialogProps) {
  const t = useActionsText();
  const { limitedBillingAccountConfig: limit } = useSiteConfig();
  const optionsOf = (accounts: readonly BillingAccount[]) =>
    payerOptions(accounts, [vm.billing_account], (account) => limitReason(account, vm, limit ?? undefined));
  return (
    <AccountGate
      title={t('account.title')}
      hasChoice={(accounts) => optionsOf(accounts).length > 0 || moveAccountAction.get(vm.uuid) !== undefined}
      onClose={onClose}
    >
      {(accounts) => <AccountForm vm={vm} options={optionsOf(accounts)} onClose={onClose} />}
    </AccountGate>
  );
}
