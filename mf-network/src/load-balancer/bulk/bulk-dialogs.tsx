import { useMemo, useState } from 'react';
import { locationName } from '@console/area';
import { listLoadBalancers } from '@console/contract/load-balancer';
import type { BulkSelection } from '@console/domain/bulk';
import { BulkDeletionDialog } from '@console/domain/deletion';
import { BulkAccountDialog } from '@console/domain/payer';
import { useMonthlyPrices } from '@console/domain/price-list';
import { useFormat } from '@console/ui';
import { billedBalancer, useCostFor } from '../actions/account-dialog';
import { deletionCode } from '../actions/delete-dialog';
import { balancerDeletion } from '../actions/deletion';
import { moveBilling, moveCode, readPayer } from '../actions/requests';
import { onOneOfMany } from '../pending';
import type { BalancerRow } from '../rows';
import { useBalancerText } from '../texts';
import { deletePlan } from './delete-plan';

export type BulkName = 'account' | 'delete';

type Selection = BulkSelection<BalancerRow>;

/** Deletes several load balancers, each named in full, and their floating IPs where one says so. */
function BulkDelete({ resources: rows, ...selection }: Selection) {
  const t = useBalancerText();
  const { money } = useFormat();
  const monthly = useMonthlyPrices();
  const [remove] = useState(balancerDeletion.removeMany);
  return (
    <BulkDeletionDialog
      {...selection}
      resources={rows}
      title={(n) => t('bulk.deleteTitle', { n })}
      description={t('bulk.deleteIntro')}
      payerOf={(row) => row.billing_account_id}
      planOf={(fate) => deletePlan(rows, { t, placeOf: locationName, money, monthly, ...fate })}
      remove={(row, released) => remove({ ...row, name: row.display_name || row.uuid }, released)}
      confirmLabel={(n) => t('bulk.delete', { n })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.deleted', { n })}
      requestsOf={deletionCode}
      firstText={(n, count) => t('bulk.codeFirst', { n, count })}
      releaseLabel={(n, amount) =>
        amount === undefined ? t('bulk.release', { n }) : t('bulk.releaseFor', { n, amount })
      }
    />
  );
}

/** Lets another billing account pay for several load balancers from now on. */
function BulkAccount({ resources: rows, ...selection }: Selection) {
  const t = useBalancerText();
  const byId = useMemo(() => new Map(rows.map((row) => [row.uuid, row])), [rows]);
  const resources = useMemo(() => rows.map(billedBalancer), [rows]);
  return (
    <BulkAccountDialog
      {...selection}
      resources={resources}
      title={(n) => t('bulk.moveTitle', { n })}
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
      readPayer={readPayer}
      shownBy={listLoadBalancers}
      move={(row, account) => moveBilling(row, account, onOneOfMany)}
    />
  );
}

/** The dialog of a bulk action. */
export function BulkBalancers({ action, ...selection }: Selection & { readonly action: BulkName }) {
  return action === 'delete' ? <BulkDelete {...selection} /> : <BulkAccount {...selection} />;
}
