import { useRef, useState } from 'react';
import { Banner, ConfirmDialog, useBackCloses } from '@console/ui';
import { resetDemo } from './demo';
import { useText } from './demo-texts';

/** Says that nothing is real, and lets a visitor begin again. */
export default function DemoBanner() {
  const t = useText();
  const [isConfirming, setConfirming] = useState(false);
  const isResetting = useRef(false);
  // Why it was not reset would be lost with the dialog.
  useBackCloses(isConfirming, () => isResetting.current || setConfirming(false));
  const reset = async (): Promise<void> => {
    isResetting.current = true;
    await resetDemo().finally(() => {
      isResetting.current = false;
    });
  };
  return (
    <>
      <Banner
        tone="quiet"
        icon="info"
        action={
          <button type="button" className="ui-txtbtn" onClick={() => setConfirming(true)}>
            {t('reset')}
          </button>
        }
      >
        <b>{t('mark')}</b>
      </Banner>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('resetTitle')}
        confirmLabel={t('reset')}
        onConfirm={reset}
        danger
      >
        {t('resetText')}
      </ConfirmDialog>
    </>
  );
}
