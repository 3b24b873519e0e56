import { useQuery, type Money } from '@console/api';
import { listUsage } from '@console/contract/usage';
import type { StaleQuery } from '../stale';
import { useText } from './messages';
import { monthCost } from './month-cost';

/** What a thing has cost in the running month, before tax and without the account's discount. */
export interface SoFar {
  /** Undefined where it is not known (yet). */
  readonly amount: Money | undefined;
  readonly isLoading: boolean;
  readonly parts?: readonly { readonly id: string; readonly label: string; readonly amount: Money }[];
  readonly error?: Error | undefined;
  readonly retry?: () => void;
  /** How it was read, where it is read by itself: what could not be read again is said to be old. */
  readonly query?: StaleQuery;
}

export interface ChargedThing {
  readonly uuid: string;
  /** Undefined where it is not known who pays: then nothing is known of its charges. */
  readonly billingAccount: number | undefined;
  /** Floating IPs that are charged with it. */
  readonly addressUuids: readonly string[];
}

/** What one thing has cost this month, by part, from the usage of the account that pays. */
export function useCharges({ uuid, billingAccount, addressUuids }: ChargedThing): SoFar {
  const t = useText();
  const query = useQuery(listUsage, billingAccount === undefined ? null : { billing_account_id: billingAccount });
  const { data, error, reload } = query;
  const cost = data && monthCost(data, uuid, addressUuids);
  return {
    amount: cost?.total,
    isLoading: billingAccount !== undefined && !cost,
    parts: (cost?.parts ?? []).map(({ id, amount }) => ({ id, label: t(`part.${id}`), amount })),
    error: data ? undefined : error,
    retry: () => void reload(),
    query,
  };
}
