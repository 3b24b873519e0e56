import { useMemo, useState } from 'react';
import { sum } from '@console/api';
import { locationName } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import { BulkCode, plannedOf, spendOfPlan } from '@console/domain/bulk';
import { useKeptAddressCost } from '@console/domain/deletion';
import { BulkAccountDialog } from '@console/domain/payer';
import { useMonthlyPrices } from '@console/domain/price-list';
import { Checkbox, useFormat } from '@console/ui';
import { billedBalancer, useCostFor } from '../actions/account-dialog';
import { deletionCode } from '../actions/delete-dialog';
import { balancerDeletion } from '../actions/deletion';
import { moveBilling, moveCode } from '../actions/requests';
import { onOneOfMany } from '../pending';
import type { BalancerRow } from '../rows';
import { useBalancerText } from '../texts';
import { deletePlan } from './delete-plan';

export type BulkName = 'account' | 'delete';

export interface BulkBalancersProps {
  readonly name: BulkName;
  readonly rows: readonly BalancerRow[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

type Props = Omit<BulkBalancersProps, 'name'>;

/** Deletes several load balancers, each named in full, and their floating IPs where one says so. */
function BulkDelete({ rows, unseen, onClose }: Props) {
  const t = useBalancerText();
  const { money } = useFormat();
  const [releases, setReleases] = useState(false);
  const [remove] = useState(balancerDeletion.removeMany);
  const keptCost = useKeptAddressCost();
  const monthly = useMonthlyPrices();
  const byId = useMemo(() => new Map(rows.map((row) => [row.uuid, row])), [rows]);
  const plan = deletePlan(rows, { t, placeOf: locationName, money, releases, keptCost, monthly });
  const planned = plannedOf(plan, rows);
  const spend = spendOfPlan(plan);
  const holders = planned.filter(({ addresses }) => addresses.length > 0);
  const kept = holders.map((row) => keptCost(row.location, row.addresses.length));
  const n = holders.reduce((count, row) => count + row.addresses.length, 0);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('bulk.deleteTitle', { n: rows.length })}
      description={t('bulk.deleteIntro')}
      rows={plan}
      unseen={unseen}
      run={async (uuid) => {
        const row = byId.get(uuid);
        if (!row) return;
        const subject = { uuid, location: row.location, name: row.display_name || uuid };
        await remove(subject, releases ? row.addresses : []);
      }}
      {...(spend ? { spend: { amount: spend } } : {})}
      confirmLabel={t('bulk.delete', { n: planned.length })}
      confirmText={t('bulk.word')}
      doneText={(count) => t('bulk.deleted', { n: count })}
      after={
        <BulkCode
          resources={planned}
          requestsOf={(row) => deletionCode(row, releases ? row.addresses : [])}
          firstText={(first, count) => t('bulk.codeFirst', { n: first, count })}
        />
      }
    >
      {n > 0 ? (
        <Checkbox
          label={
            kept.every((cost) => cost !== undefined)
              ? t('bulk.releaseFor', { n, amount: money(sum(kept)) })
              : t('bulk.release', { n })
          }
          checked={releases}
          onChange={setReleases}
        />
      ) : null}
    </BulkDialog>
  );
}

/** Lets another billing account pay for several load balancers from now on. */
function BulkAccount({ rows, unseen, onClose }: Props) {
  const t = useBalancerText();
  const byId = useMemo(() => new Map(rows.map((row) => [row.uuid, row])), [rows]);
  const resources = useMemo(() => rows.map(billedBalancer), [rows]);
  return (
    <BulkAccountDialog
      resources={resources}
      unseen={unseen}
      onClose={onClose}
      title={t('bulk.moveTitle', { n: rows.length })}
      description={t('bulk.moveIntro')}
      confirmLabel={(n) => t('bulk.move', { n })}
      doneText={(n, account) => t('bulk.moved', { n, account })}
      firstText={(n, count) => t('bulk.codeFirst', { n, count })}
      costOf={useCostFor()}
      leftOut={({ uuid }) => {
        const pending = byId.get(uuid)?.pending;
        return pending && t(`can.${pending}`);
      }}
      request={(row, account) => moveCode(row, account)}
      move={(row, account) => moveBilling(row, account, onOneOfMany)}
    />
  );
}

/** The dialog of a bulk action. */
export function BulkBalancers({ name, ...props }: BulkBalancersProps) {
  return name === 'delete' ? <BulkDelete {...props} /> : <BulkAccount {...props} />;
}
