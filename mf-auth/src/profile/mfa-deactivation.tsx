import { useState } from 'react';
import { call } from '@console/api';
import { useAction, useSiteConfig } from '@console/area';
import { deactivateMfa, getMfaStatus } from '@console/contract/mfa';
import { Button, ConfirmDialog, toast } from '@console/ui';
import { useText } from './texts';

/** Deprecated: shown as currently unavailable, but for sites whose server answers it. (spec 1, sections 4 and 7) */
export function MfaDeactivation() {
  const t = useText();
  const { mfaDeactivationAvailable } = useSiteConfig();
  const deactivate = useAction(() => call(deactivateMfa, {}), { changes: [getMfaStatus] });
  const [isConfirming, setConfirming] = useState(false);
  const confirm = async (): Promise<void> => {
    await deactivate.run();
    toast.success(t('mfa.deactivated'));
  };
  return (
    <>
      <Button
        size="sm"
        onClick={() => setConfirming(true)}
        {...(mfaDeactivationAvailable ? {} : { reason: t('mfa.unavailable') })}
      >
        {t('mfa.deactivate')}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('mfa.deactivateTitle')}
        confirmLabel={t('mfa.deactivate')}
        pendingLabel={t('mfa.deactivating')}
        onConfirm={confirm}
        danger
      >
        <p>{t('mfa.deactivateText')}</p>
      </ConfirmDialog>
    </>
  );
}
