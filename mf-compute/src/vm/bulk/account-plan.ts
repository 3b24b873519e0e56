import type { Money } from '@console/api';
import { totalOf, type Rate } from '@console/domain/price';
import type { BulkRow } from '@console/ui';
import type { JoinedVm } from '../machine/rows';
import type { AccountOption } from '../actions/account/move-account';
import { blockedBy, type PlanOptions } from './plan';

/** The account that is to pay. */
export interface NewPayer extends Pick<AccountOption, 'title'> {
  readonly id: number;
}

export interface AccountPlanOptions extends PlanOptions {
  readonly money: (amount: Money) => string;
  readonly hourly: (amount: Money) => string;
  readonly tax: string;
  readonly payer: NewPayer;
  /** What the new account is charged for a machine, with its discount and tax; undefined: not known. */
  readonly costOf: (vm: JoinedVm) => Rate | undefined;
  /** Why the new account cannot take a machine over. */
  readonly barOf: (vm: JoinedVm) => string | undefined;
}

function effectOf(vm: JoinedVm, { t, money, hourly, tax, payer, costOf }: AccountPlanOptions): string {
  const cost = costOf(vm);
  return [
    vm.accountName
      ? t('effect.account', { account: payer.title, before: vm.accountName })
      : t('effect.accountNew', { account: payer.title }),
    ...(cost ? [t('effect.accountPrice', { hourly: hourly(cost.hourly), amount: money(cost.monthly), tax })] : []),
    ...(vm.addresses.length > 0
      ? [t('effect.addressStays', { n: vm.addresses.length, list: vm.addresses.join(', ') })]
      : []),
  ].join(' ');
}

function barOf(vm: JoinedVm, { t, payer, barOf: bar }: AccountPlanOptions): { blocked?: string } {
  const blocked = vm.billing_account === payer.id ? t('blocked.pays', { account: payer.title }) : bar(vm);
  return blocked ? { blocked } : {};
}

/** What it means for each machine that another account pays for it from now on. */
export const accountPlan = (vms: readonly JoinedVm[], options: AccountPlanOptions): BulkRow[] =>
  vms.map((vm) => ({
    id: vm.uuid,
    name: vm.name,
    place: options.placeOf(vm.location),
    effect: effectOf(vm, options),
    ...barOf(vm, options),
    ...blockedBy('moveAccount', vm, options),
  }));

/** What the new account is charged for all of them; undefined where the price of one is not known. */
export function sumOfPlan(vms: readonly JoinedVm[], costOf: AccountPlanOptions['costOf']): Rate | undefined {
  const costs = vms.map(costOf);
  const hourly = totalOf(costs.map((cost) => cost?.hourly));
  const monthly = totalOf(costs.map((cost) => cost?.monthly));
  return hourly && monthly && { hourly, monthly };
}
