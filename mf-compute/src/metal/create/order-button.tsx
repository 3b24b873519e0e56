import { payerReason } from '@console/domain/order';
import { SubmitButton } from '@console/ui/forms';
import { useOrderForm } from './form-context';
import { useCreateText } from './texts';

/** 'Lease server', or why it is not possible. */
export function OrderButton({ size = 'full' }: { size?: 'short' | 'full' }) {
  const t = useCreateText();
  const { accounts } = useOrderForm().choices;
  const reason = accounts && payerReason(accounts);
  return (
    <SubmitButton pendingLabel={t('ordering')} full={size === 'full'} {...(reason ? { reason } : {})}>
      {t(size === 'short' ? 'orderShort' : 'order')}
    </SubmitButton>
  );
}
