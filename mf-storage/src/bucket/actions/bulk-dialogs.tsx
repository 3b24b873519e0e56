import { useCallback, useMemo } from 'react';
import type { BillingAccount } from '@console/contract/billing-account';
import { listBuckets } from '@console/contract/bucket';
import { BulkPlanDialog, planRow, type BulkSelection } from '@console/domain/bulk';
import { BulkAccountDialog } from '@console/domain/payer';
import { useFormat } from '@console/ui';
import { bucketPrice } from '../price';
import type { BucketRow } from '../rows';
import { useBucketText } from '../texts';
import { useStoragePrices } from '../use-prices';
import { billedBucket, useCostFor } from './billing';
import { whyNot } from './can';
import { deleteCode, moveCode, moveOneOfMany, readPayer, removeOneOfMany } from './requests';

export type BucketBulk = 'delete' | 'moveAccount';

type Selection = BulkSelection<BucketRow>;

/** Deletes several buckets: those that have objects are left out, with how many. */
function BulkDelete({ resources: rows, ...selection }: Selection) {
  const t = useBucketText();
  const { bytes } = useFormat();
  const prices = useStoragePrices();
  const plan = rows.map((row) => {
    const { name, num_objects: n, size_bytes: size } = row;
    const blocked = whyNot('delete', row);
    const price = bucketPrice(row, prices);
    return planRow({
      id: name,
      name,
      place: '',
      effect: n == null ? t('bulk.effectUnknown') : t('bulk.effectEmpty'),
      // What is empty costs nothing already.
      spend: price?.gt(0) === true ? price.times(-1) : undefined,
      blocked:
        blocked?.id === 'can.notEmpty' && size != null
          ? t('bulk.notEmpty', { n: n ?? 0, size: bytes(size) })
          : blocked && t(blocked.id, blocked.values),
    });
  });
  return (
    <BulkPlanDialog
      {...selection}
      resources={rows}
      plan={plan}
      payerOf={(row) => row.billing_account_id}
      description={t('bulk.deleteIntro')}
      run={removeOneOfMany}
      confirmLabel={(n) => t('bulk.delete', { n })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.deleted', { n })}
      requestsOf={(row) => [deleteCode(row)]}
      firstText={(n, count) => t('bulk.code', { n, count })}
    />
  );
}

/** Lets another billing account pay for several buckets from now on. */
function BulkAccount({ resources: rows, ...selection }: Selection) {
  const t = useBucketText();
  const costFor = useCostFor();
  const resources = useMemo(() => rows.map((row) => ({ ...billedBucket(row), row })), [rows]);
  const costOf = useCallback(
    ({ row }: { readonly row: BucketRow }, account: BillingAccount) => costFor(row, account),
    [costFor],
  );
  return (
    <BulkAccountDialog
      {...selection}
      resources={resources}
      title={(n) => t('bulk.account', { n })}
      description={t('bulk.accountIntro')}
      confirmLabel={(n) => t('bulk.move', { n })}
      doneText={(n, account) => t('bulk.moved', { n, account })}
      firstText={(n, count) => t('bulk.code', { n, count })}
      costOf={costOf}
      leftOut={({ row }) => {
        const blocked = whyNot('moveAccount', row);
        return blocked && t(blocked.id, blocked.values);
      }}
      request={({ row }, account) => moveCode(row, account)}
      readPayer={({ row }) => readPayer(row)}
      shownBy={listBuckets}
      move={({ row }, account) => moveOneOfMany(row, account)}
    />
  );
}

/** The dialog of a bulk action on buckets. */
export function BucketBulkDialogs({ action, ...selection }: Selection & { readonly action: BucketBulk }) {
  return action === 'delete' ? <BulkDelete {...selection} /> : <BulkAccount {...selection} />;
}
