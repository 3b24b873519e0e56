import { useQuery, useSession } from '@console/api';
import { AttentionItem, useAttentionWait } from '@console/area';
import { listImpersonations } from '@console/contract/impersonation';
import { paths } from '@console/contract/paths';
import { useBinding } from '@console/domain/binding';
import { useText } from './texts';

/** So many accounts are named: one line of the card has room for them. */
const MOST_NAMES = 3;

/** Access invitations that wait for an answer. Whoever acts for somebody has their own elsewhere. */
export default function HomeAttention() {
  const t = useText();
  const { impersonation } = useSession();
  const { data, error, isLoading, reload } = useQuery(listImpersonations, impersonation ? null : {});
  const hasFailed = error !== undefined && data === undefined;
  const open = (data ?? []).filter(({ is_accepted }) => !is_accepted);
  const isTold = hasFailed || open.length > 0;
  // Asked only where there is something to tell: a restricted token has no invitations to answer.
  const binding = useBinding(isTold);
  useAttentionWait(isLoading || (isTold && binding === undefined));
  if (!isTold || binding !== null) return null;
  if (hasFailed) {
    return (
      <AttentionItem
        tone="info"
        icon="cloud-off"
        title={t('attention.failed')}
        action={{ label: t('attention.retry'), onClick: () => void reload() }}
      />
    );
  }
  const names = open.flatMap(({ billing_account_name: name }) => (name ? [name] : []));
  const list = names.slice(0, MOST_NAMES).join(', ');
  const rest = names.length - MOST_NAMES;
  const detail = rest > 0 ? t('attention.accountsMore', { list, rest }) : t('attention.accounts', { list });
  return (
    <AttentionItem
      tone="info"
      icon="mail-check"
      title={t('attention.invitations', { n: open.length })}
      {...(names.length > 0 ? { detail } : {})}
      action={{ label: t('attention.answer'), to: `${paths.profile()}#invitations` }}
    />
  );
}
