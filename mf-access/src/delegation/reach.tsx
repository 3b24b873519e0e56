import { useAccountNames } from '@console/domain/account';
import { Consequences } from '@console/ui';
import type { DelegationRow } from './rows';
import { useDelegationText } from './texts';

/** What whoever was let in can do, and what stays the owner's alone. (decision 0014) */
export function Reach({ delegation }: { delegation: DelegationRow }) {
  const t = useDelegationText();
  const account = useAccountNames()(delegation.billing_account_id);
  return (
    <Consequences
      items={[
        { id: 'may', tone: 'affected', icon: 'users', text: t('invite.may', { account }), detail: t('invite.mayText') },
        { id: 'not', tone: 'kept', icon: 'lock', text: t('invite.mayNot') },
      ]}
    />
  );
}
