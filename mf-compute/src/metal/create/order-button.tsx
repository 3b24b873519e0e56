import { SubmitButton } from '@console/ui/forms';
import { accountOf, firstAccount, ownAccounts } from '../../order/accounts';
import { useOrderText } from '../../order/texts';
import { useOrderForm } from './form-context';
import { useCreateText } from './texts';

/** 'Lease server', or why it is not possible. */
export function OrderButton({ size = 'full' }: { size?: 'short' | 'full' }) {
  const t = useCreateText();
  const order = useOrderText();
  const { choices, values } = useOrderForm();
  const { accounts } = choices;
  const canPay = accounts === undefined || accountOf(accounts, values.account) !== undefined;
  const hasAny = ownAccounts(accounts).length > 0;
  const isBarred = hasAny && firstAccount(accounts ?? []) === undefined;
  const reason = isBarred ? order('account.allBarred') : canPay || hasAny ? undefined : order('account.noneReason');
  return (
    <SubmitButton pendingLabel={t('ordering')} full={size === 'full'} {...(reason ? { reason } : {})}>
      {t(size === 'short' ? 'orderShort' : 'order')}
    </SubmitButton>
  );
}
