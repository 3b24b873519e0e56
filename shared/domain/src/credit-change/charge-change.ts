import type { Money } from '@console/api';

/** By how much something changes what an account is charged, before tax and after its discount; below zero it goes down. */
export interface ChargeChange {
  /** Id of the account; what nobody is charged for changes no credit. */
  readonly account: number | null | undefined;
  /** Undefined where it is not known. */
  readonly amount: Money | undefined;
}

export interface CreditChangesProps {
  readonly changes: readonly ChargeChange[];
  readonly per: 'hour' | 'month';
}
