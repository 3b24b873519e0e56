import { storage } from '@console/api';
import { fullLoad } from '@console/area';
import { MOCK_STORAGE_KEY } from '@console/contract/mock-mode';
import { Banner, Link } from '@console/ui';
import { forgetSession } from '../session/forget';
import { MOCK_PAGES } from './address';
import { useText } from './texts';

function leave(): void {
  forgetSession();
  storage.persistent.remove(MOCK_STORAGE_KEY);
  fullLoad('/');
}

/** Says on every screen that nothing is real, and leads out of it. */
export default function MockBanner() {
  const t = useText();
  return (
    <Banner
      tone="quiet"
      icon="info"
      action={
        <>
          <Link to={`${MOCK_PAGES}/${window.location.hostname}/sandbox/`}>{t('mock.look')}</Link>{' '}
          <button type="button" className="ui-txtbtn" onClick={leave}>
            {t('mock.leave')}
          </button>
        </>
      }
    >
      {t('mock.banner')}
    </Banner>
  );
}
