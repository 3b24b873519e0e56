import { onDemand, useOnDemand } from '@console/ui';
import type { CreditChange } from '../credit/credit-change';
import type { CreditChangesProps } from './charge-change';

/** It comes after the price that it stands below, and nothing is missing without it. */
const loaded = onDemand(
  () => import(/* webpackChunkName: "credit-change" */ './loaded'),
  () => undefined,
);

/**
 * How many days of credit something costs or gains, drawn below its price: one runway for each account that is charged.
 * Says nothing where a balance or a price is not known.
 */
export function CreditChanges(props: CreditChangesProps) {
  const part = useOnDemand(loaded);
  return part ? <part.LoadedChanges {...props} /> : null;
}

/** The same for a change that is known: credit that is added. */
export function KnownCreditChange({ change }: { readonly change: CreditChange }) {
  const part = useOnDemand(loaded);
  return part ? <part.CreditChangeDrawing change={change} /> : null;
}
