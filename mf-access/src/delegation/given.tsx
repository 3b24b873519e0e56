import { useQuery, useSession } from '@console/api';
import { listImpersonations } from '@console/contract/impersonation';
import { paths } from '@console/contract/paths';
import { Link, Notice } from '@console/ui';
import { useDelegationText } from './texts';

/** The other side: what others have given to this person, and the way to it. */
export function GivenToYou() {
  const t = useDelegationText();
  const { impersonation } = useSession();
  const { data = [] } = useQuery(listImpersonations, impersonation ? null : {});
  if (data.length === 0) return null;
  const open = data.filter(({ is_accepted }) => !is_accepted).length;
  const path = `${paths.profile()}#invitations`;
  return (
    <Notice action={<Link to={path}>{t(open > 0 ? 'given.answer' : 'given.show')}</Link>}>
      {open > 0 ? t('given.open', { n: open }) : t('given.accepted', { n: data.length })}
    </Notice>
  );
}
