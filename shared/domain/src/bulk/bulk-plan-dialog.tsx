import { useMemo } from 'react';
import type { CodeRequest } from '@console/api';
import { BulkDialog } from '@console/area/progress';
import type { BulkDialogProps, BulkRow } from '@console/ui';
import { CreditChanges } from '../credit-change';
import { BulkCode } from './bulk-code';
import { chargesOfPlan, plannedOf, spendOfPlan } from './plan';
import type { BulkSelection } from './use-bulk-dialog';

type Shown = Pick<BulkDialogProps, 'description' | 'danger' | 'confirmText' | 'doneText' | 'children'>;

export interface BulkPlanDialogProps<T extends { readonly uuid: string }> extends Shown, BulkSelection<T> {
  /** A row for each that was selected. */
  readonly plan: readonly BulkRow[];
  /** With how many it is done to; by default as the button says. */
  readonly title?: (planned: number) => string;
  /** With how many it is done to. */
  readonly confirmLabel: (planned: number) => string;
  /** Id of the account that one is charged to, for what the plan does to its credit; by default nothing is said of it. */
  readonly payerOf?: (resource: T) => number | null | undefined;
  readonly run: (resource: T) => Promise<void>;
  /** The calls for one, as code. */
  readonly requestsOf?: (resource: T) => readonly CodeRequest[];
  /** Says that the code shows the first `n` of `count`. */
  readonly firstText?: (n: number, count: number) => string;
}

/** A bulk action on what was selected: the plan, what it does to the spend, the calls as code, and the result of each. */
export function BulkPlanDialog<T extends { readonly uuid: string }>({
  resources,
  plan,
  title,
  confirmLabel,
  payerOf,
  run,
  requestsOf,
  firstText,
  ...shown
}: BulkPlanDialogProps<T>) {
  const byId = useMemo(() => new Map(resources.map((resource) => [resource.uuid, resource])), [resources]);
  const planned = plannedOf(plan, resources);
  const spend = spendOfPlan(plan);
  const label = confirmLabel(planned.length);
  return (
    <BulkDialog
      open
      {...shown}
      title={title?.(planned.length) ?? label}
      rows={plan}
      run={async (uuid) => {
        const resource = byId.get(uuid);
        if (resource) await run(resource);
      }}
      {...(spend
        ? {
            spend: {
              amount: spend,
              note: payerOf && <CreditChanges per="month" changes={chargesOfPlan(plan, resources, payerOf)} />,
            },
          }
        : {})}
      confirmLabel={label}
      {...(requestsOf && firstText
        ? { after: <BulkCode resources={planned} requestsOf={requestsOf} firstText={firstText} /> }
        : {})}
    />
  );
}
