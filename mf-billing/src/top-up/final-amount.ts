import { useEffect, useState } from 'react';
import { big, useQuery, type ApiError, type Money } from '@console/api';
import type { BillingAccount } from '@console/contract/billing-account';
import { getFinalTopUpAmount } from '@console/contract/top-up';
import type { Way } from './ways';

/** Time between a key and the question what it costs. */
const TYPING_MS = 400;

/** What is chosen in the form. */
export interface Chosen {
  readonly account: BillingAccount;
  /** Undefined while it is none. */
  readonly amount: number | undefined;
  readonly way: Way | undefined;
}

/** What the server says that is paid in the end: it counts, whatever is calculated here. */
export interface FinalAmount {
  readonly amount: Money | undefined;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
}

/** A value once it has stayed the same for so many milliseconds; the first one at once. */
function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** What the server takes for the amount that stands there, once nobody types any more. */
export function useFinalAmount({ account, amount, way }: Chosen): FinalAmount {
  const settled = useSettled(amount, TYPING_MS);
  const isReady = settled !== undefined && settled === amount && way !== undefined;
  const query = useQuery(
    getFinalTopUpAmount,
    isReady ? { billing_account_id: account.id, processor: way.processor.keyword, amount: settled } : null,
  );
  return {
    amount: query.data === undefined ? undefined : big(query.data.final_amount),
    error: query.error,
    retry: () => void query.reload(),
  };
}
