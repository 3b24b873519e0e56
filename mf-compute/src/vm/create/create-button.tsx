import { payerReason } from '@console/domain/order';
import { SubmitButton } from '@console/ui/forms';
import { useVmForm } from './form-context';
import { countOf } from './targets';
import { useText } from './texts';

/** 'Create virtual machine', or why it is not possible. */
export function CreateButton({ short = false }: { short?: boolean }) {
  const t = useText();
  const { choices, values } = useVmForm();
  const reason = choices.isTokenBound ? undefined : payerReason(choices.accounts);
  const n = countOf(values);
  const label = n > 1 ? t('create.submitMany', { n }) : t('vms.create');
  return (
    <SubmitButton pendingLabel={t('create.creating')} full={!short} {...(reason ? { reason } : {})}>
      {short ? t('vms.createShort') : label}
    </SubmitButton>
  );
}
