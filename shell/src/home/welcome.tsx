import { useState } from 'react';
import { STORAGE_KEYS, storage } from '@console/api';
import { useSiteConfig } from '@console/area';
import { Notice, useFormat } from '@console/ui';
import { useText } from '../texts';

/**
 * Greets whoever has created their first billing account in this session, and says what it starts with.
 * The mark goes with the session, with signing out, and when it was read. (spec 1, sections 3 and 4: first-account flag)
 */
export function Welcome() {
  const t = useText();
  const { money } = useFormat();
  const { firstAccountCredit } = useSiteConfig();
  const [isShown, setShown] = useState(() => storage.session.get(STORAGE_KEYS.firstAccount) !== undefined);
  if (!isShown) return null;
  const close = (): void => {
    storage.session.remove(STORAGE_KEYS.firstAccount);
    setShown(false);
  };
  return (
    <Notice
      tone="ok"
      action={
        <button type="button" className="ui-txtbtn" onClick={close}>
          {t('home.welcomeClose')}
        </button>
      }
    >
      {firstAccountCredit ? t('home.welcomeCredit', { amount: money(firstAccountCredit) }) : t('home.welcome')}
    </Notice>
  );
}
