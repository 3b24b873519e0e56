import { useSiteConfig, useStartSteps, type StartStep } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import { useFormat } from '@console/ui';
import { canTopUp } from '../account/can-top-up';
import { startState, type StartState } from '../account/start-steps';
import { useAccounts, useFirstCredit } from '../account/use-account';
import { useStartText } from './start-texts';

function useAccountStep(): (state: StartState) => StartStep {
  const t = useStartText();
  return ({ account, accountState }) => {
    const step = { id: 'account', order: 1, title: t('account') } as const;
    if (!account) {
      const action = { label: t('account.create'), to: `${paths.billingCreate()}?return=/` };
      return { ...step, state: 'open', detail: t('account.why'), action };
    }
    const title = accountTitle(account);
    const action = { label: t('account.open'), to: paths.billingAccount(account) };
    if (accountState === 'checking')
      return { ...step, state: 'waiting', detail: t('account.checking', { title }), action };
    if (accountState === 'blocked') return { ...step, state: 'open', detail: t('account.blocked', { title }), action };
    return { ...step, state: 'done', detail: t('account.done', { title }) };
  };
}

/** @param firstCredit what the next account starts with */
function useCreditSteps(firstCredit: number): (state: StartState) => StartStep[] {
  const t = useStartText();
  const { money } = useFormat();
  const { minimumTopupAmount, paymentProcessors } = useSiteConfig();
  return ({ account, credit }) => {
    if (credit === 'unneeded') return [];
    const step = { id: 'credit', order: 2, title: t('credit') } as const;
    if (credit !== 'open') return [{ ...step, state: 'done', detail: t('credit.done', { amount: money(credit) }) }];
    const least = minimumTopupAmount ? t('credit.least', { amount: money(minimumTopupAmount) }) : undefined;
    const first = firstCredit > 0 ? t('credit.first', { amount: money(firstCredit) }) : undefined;
    const canPay = account && canTopUp(account, paymentProcessors);
    const details = [first, least].filter((line) => line !== undefined);
    return [
      {
        ...step,
        state: 'open',
        ...(details.length === 0 ? {} : { detail: details.join(' ') }),
        ...(canPay ? { action: { label: t('credit.topUp'), to: paths.topUp(account) } } : {}),
      },
    ];
  };
}

/** The way to a first resource begins with an account that can pay for it. */
export default function Start() {
  const accountStep = useAccountStep();
  const { allowDebt } = useSiteConfig();
  const { data, error, unread } = useAccounts();
  const isRead = data !== undefined && !error && unread.length === 0;
  const firstCredit = useFirstCredit(isRead ? data : undefined);
  const creditSteps = useCreditSteps(firstCredit ?? 0);
  const state =
    isRead && firstCredit !== undefined ? startState(data, { allowDebt, firstAccountCredit: firstCredit }) : undefined;
  useStartSteps('billing', state && [accountStep(state), ...creditSteps(state)]);
  return null;
}
