import { useState } from 'react';
import { storage } from '@console/api';
import { useFeature, useSite } from '@console/area';
import { paths } from '@console/contract/paths';
import { Banner, Link, nearestLanguage, useFormat } from '@console/ui';
import { useAppPath } from './use-app-path';

const CLOSED_KEY = 'closedPromotion';

/** Decided once at load. (spec 1, section 1) */
const isMobile = (): boolean => document.documentElement.dataset['mobile'] === 'true';

/**
 * The brand's promotional banner over the home page, on desktops and where machines are sold: leads to the creation of
 * one. Who closes it does not see it again in this tab. (spec 1, section 2)
 */
export function Promotion() {
  const { banner } = useSite().brand;
  const isOffered = useFeature('vmsEnabled');
  const isHome = useAppPath() === '/';
  const { locale } = useFormat();
  const [closed, setClosed] = useState(() => storage.session.get(CLOSED_KEY));
  if (!banner || !isHome || !isOffered || isMobile() || closed === banner.text) return null;
  const close = (): void => {
    storage.session.set(CLOSED_KEY, banner.text);
    setClosed(banner.text);
  };
  const { text, action } = banner.translations?.[nearestLanguage(locale)] ?? banner;
  return (
    <Banner tone="quiet" icon="package" onClose={close} action={<Link to={paths.vmCreate()}>{action}</Link>}>
      {text}
    </Banner>
  );
}
