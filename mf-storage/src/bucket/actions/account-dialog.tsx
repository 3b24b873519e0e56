import { AccountDialog } from '@console/domain/payer';
import type { BucketRow } from '../rows';
import { useBucketText } from '../texts';
import { billedBucket, useCostFor } from './billing';
import { whyNot } from './can';
import { moveBucket, moveCode, readPayer } from './requests';

/** Lets another billing account pay for a bucket from now on. */
export function BucketAccountDialog({ row, onClose }: { readonly row: BucketRow; readonly onClose: () => void }) {
  const t = useBucketText();
  const costFor = useCostFor();
  const blocked = whyNot('moveAccount', row);
  return (
    <AccountDialog
      resource={billedBucket(row)}
      onClose={onClose}
      paysText={(account) => t('account.pays', { account })}
      tokensText={(account) => t('account.tokens', { account })}
      costOf={(account) => costFor(row, account)}
      reason={blocked && t(blocked.id, blocked.values)}
      request={(account) => moveCode(row, account)}
      move={(account) => moveBucket(row, account)}
      readPayer={() => readPayer(row)}
    />
  );
}
