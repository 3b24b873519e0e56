import { useEffect, useState } from 'react';
import { useQuery } from '@console/api';
import { headerStore, Slot, useBulkRuns, useJobs, useSiteConfig } from '@console/area';
import { Link } from '@console/area/router';
import { getUser } from '@console/contract/user';
import { onDemand, useOnDemand } from '@console/ui';
import { CreditRoom, HeaderView } from '../frame/header-view';
import { mask, toggleMask } from '../mask/load';
import { maskStore } from '../mask/store';
import { identify } from '../reports/error-log';
import { SearchButton } from '../search/search-button';
import { useUserLanguage } from '../session/user-language';
import { useText } from '../texts';
import { AccountMenu } from './account-menu';
import { AnnouncementMenu } from './announcement';
import { HelpMenu } from './help-menu';

const jobs = onDemand(() => import(/* webpackChunkName: "jobs" */ './jobs-menu'));

function Breadcrumb() {
  const t = useText();
  const { breadcrumbs } = headerStore();
  return (
    <nav className="shell-crumb" aria-label={t('crumb.label')}>
      <ol>
        {breadcrumbs.map(({ label, to }, index) => (
          <li key={`${index} ${label}`}>
            {to === undefined || index === breadcrumbs.length - 1 ? (
              <b aria-current="page">{label}</b>
            ) : (
              <Link to={to}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Masked() {
  const { isOn } = maskStore();
  const part = useOnDemand(mask, isOn);
  return part && isOn ? <part.MaskSign onPress={toggleMask} /> : null;
}

/** The menu of jobs: its code comes with the first one. */
function Jobs() {
  const count = useJobs().length + useBulkRuns().length;
  const part = useOnDemand(jobs, count > 0);
  return part ? <part.JobsMenu /> : null;
}

/**
 * The header: where one is; balance, jobs, announcement, help, account.
 * @param isPageThere pieces of other areas wait until the page itself has had its turn
 */
export function Header({ isPageThere }: { isPageThere: boolean }) {
  const { siteName } = useSiteConfig();
  const [hasBeenThere, setBeenThere] = useState(isPageThere);
  if (isPageThere && !hasBeenThere) setBeenThere(true);
  const { data: user } = useQuery(getUser, {});
  const id = user?.id === undefined ? undefined : String(user.id);
  useEffect(() => identify(id), [id]);
  useUserLanguage();
  return (
    <HeaderView siteName={siteName} breadcrumb={<Breadcrumb />} search={<SearchButton isPageThere={hasBeenThere} />}>
      <Masked />
      {hasBeenThere ? <Slot name="shell.header" loading={<CreditRoom />} failure={() => null} /> : <CreditRoom />}
      <Jobs />
      <AnnouncementMenu />
      <HelpMenu />
      <AccountMenu />
    </HeaderView>
  );
}
