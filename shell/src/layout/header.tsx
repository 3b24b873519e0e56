import { useState } from 'react';
import { headerStore, Slot, useSiteConfig } from '@console/area';
import { Link } from '@console/area/router';
import { BrandMark } from '@console/ui';
import { useText } from '../texts';
import { AccountMenu } from './account-menu';
import { JobsMenu } from './jobs-menu';

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

/**
 * The header, 35 px high: mark, site, where one is; balance, jobs, account.
 * @param isPageThere pieces of other areas wait until the page itself has had its turn
 */
export function Header({ isPageThere }: { isPageThere: boolean }) {
  const { siteName } = useSiteConfig();
  const [hasBeenThere, setBeenThere] = useState(isPageThere);
  if (isPageThere && !hasBeenThere) setBeenThere(true);
  return (
    <header className="shell-header">
      <Link to="/" className="shell-mark" aria-label={siteName}>
        <BrandMark size={22} ink />
      </Link>
      <span className="shell-site">{siteName}</span>
      <Breadcrumb />
      <span className="shell-gap" />
      <div className="shell-end">
        {hasBeenThere ? <Slot name="shell.header" failure={() => null} /> : null}
        <JobsMenu />
        <AccountMenu />
      </div>
    </header>
  );
}
