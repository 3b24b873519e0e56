import { useQuery } from '@console/api';
import { AttentionItem, useAttentionWait } from '@console/area';
import { listBuckets } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { useText } from './texts';

/** Says which buckets are suspended, or how many. */
export default function HomeAttention() {
  const t = useText();
  const { data = [], isLoading, unread } = useQuery(listBuckets, {});
  useAttentionWait(isLoading);
  const suspended = data.filter((bucket) => bucket.is_suspended === true);
  const [first] = suspended;
  if (!first) return null;
  const isOne = suspended.length === 1;
  return (
    <AttentionItem
      tone="danger"
      icon="database"
      title={
        isOne
          ? t('attention.suspended', { name: first.name })
          : t(unread.length > 0 ? 'attention.suspendedAtLeast' : 'attention.suspendedMany', { n: suspended.length })
      }
      detail={t('attention.suspendedDetail')}
      action={{
        label: t('attention.review'),
        to: isOne ? paths.bucket({ storageName: first.name }) : `${paths.storage()}?status=suspended`,
      }}
    />
  );
}
