import { useState } from 'react';
import { sum, type CodeRequest } from '@console/api';
import { BulkPlanDialog, type BulkPlanDialogProps } from '../bulk/bulk-plan-dialog';
import { plannedOf } from '../bulk/plan';
import { Checkbox, useFormat, type BulkRow } from '@console/ui';
import type { AddressFate, AddressHolder } from './address-fate';
import { useChargedAmount } from '../price-list/use-charged-to';
import { useKeptAddressCost } from './kept-addresses';

interface Deleted extends Omit<AddressHolder, 'payer'> {
  readonly uuid: string;
}

export interface BulkDeletionDialogProps<T extends Deleted> extends Omit<
  BulkPlanDialogProps<T>,
  'plan' | 'run' | 'requestsOf' | 'children'
> {
  /** A row for each, for what is decided of their floating IPs. */
  readonly planOf: (fate: AddressFate) => readonly BulkRow[];
  /** Id of the account that one is charged to. */
  readonly payerOf: (resource: T) => number | null | undefined;
  /** Deletes one, and then these addresses of it. */
  readonly remove: (resource: T, released: readonly string[]) => Promise<void>;
  readonly requestsOf: (resource: T, released: readonly string[]) => readonly CodeRequest[];
  /** Of the choice to release so many floating IPs too; with what they cost a month if they are kept, where that is known. */
  readonly releaseLabel: (n: number, amount: string | undefined) => string;
}

/** Deletes several things, each named in full, and their floating IPs where one says so. */
export function BulkDeletionDialog<T extends Deleted>({
  planOf,
  payerOf,
  remove,
  requestsOf,
  releaseLabel,
  ...dialog
}: BulkDeletionDialogProps<T>) {
  const { money } = useFormat();
  const [releases, setReleases] = useState(false);
  const keptCost = useKeptAddressCost();
  const charged = useChargedAmount();
  const plan = planOf({ releases, keptCost, charged });
  const holders = plannedOf(plan, dialog.resources).filter(({ addresses }) => addresses.length > 0);
  const kept = holders.map((holder) => {
    const cost = keptCost(holder.location, holder.addresses.length);
    return cost && charged(payerOf(holder), cost);
  });
  const n = holders.reduce((count, { addresses }) => count + addresses.length, 0);
  const releasedOf = ({ addresses }: T): readonly string[] => (releases ? addresses : []);
  return (
    <BulkPlanDialog
      {...dialog}
      plan={plan}
      payerOf={payerOf}
      run={(resource) => remove(resource, releasedOf(resource))}
      requestsOf={(resource) => requestsOf(resource, releasedOf(resource))}
    >
      {n > 0 ? (
        <Checkbox
          label={releaseLabel(n, kept.every((cost) => cost !== undefined) ? money(sum(kept)) : undefined)}
          checked={releases}
          onChange={setReleases}
        />
      ) : null}
    </BulkPlanDialog>
  );
}
