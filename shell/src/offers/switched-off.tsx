import { Page, useSiteConfig } from '@console/area';
import { EmptyState, LinkButton, PageHead } from '@console/ui';
import { useDeclaredText } from '../areas/label';
import { navigationOf } from '../areas/registry';
import { useAreas } from '../layout/areas-context';
import { SupportContact } from '../pages/support-contact';
import type { OfferId } from './offers';
import { useText } from './texts';

/** The page of an address that this site has switched off: what it is, and where to go instead. */
export default function SwitchedOff({ id }: { id: OfferId }) {
  const t = useText();
  const { siteName } = useSiteConfig();
  const declared = useDeclaredText();
  const areas = useAreas();
  const name = t(`${id}.name`);
  return (
    <Page title={t('title', { name })}>
      <PageHead title={t('title', { name })} />
      <EmptyState
        icon="ban"
        title={t('text', { site: siteName })}
        text={
          <>
            {t(`${id}.about`)}
            <br />
            {t('hint')}
          </>
        }
        actions={
          <>
            <LinkButton variant="filled" to="/">
              {t('home')}
            </LinkButton>
            {navigationOf(areas, 'main').map((entry) => (
              <LinkButton key={entry.id} icon={entry.icon} to={entry.to}>
                {declared(entry.label)}
              </LinkButton>
            ))}
          </>
        }
      />
      <p className="shell-off-contact">
        <SupportContact />
      </p>
    </Page>
  );
}
