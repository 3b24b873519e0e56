import { useState } from 'react';
import { Banner, ConfirmDialog } from '@console/ui';
import { resetDemo } from './demo';
import { useText } from './demo-texts';

/** Says that nothing is real, and lets a visitor begin again. */
export default function DemoBanner() {
  const t = useText();
  const [isConfirming, setConfirming] = useState(false);
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
        onConfirm={resetDemo}
        danger
      >
        {t('resetText')}
      </ConfirmDialog>
    </>
  );
}
