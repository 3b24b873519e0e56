import { Page } from '@console/area';
import { EmptyState, LinkButton, Notice, PageHead } from '@console/ui';
import { areaLabel } from '../areas/label';
import { useAreas } from '../layout/areas-context';
import { useText } from '../texts';

/** The page of an address that nobody owns. */
export function NotFound() {
  const t = useText();
  // Nobody knows which addresses these have.
  const broken = useAreas().filter(({ problem, manifest }) => problem !== undefined && manifest.routes.length === 0);
  return (
    <Page title={t('notFound.title')}>
      <PageHead title={t('notFound.title')} />
      {broken.map((area) => (
        <Notice key={area.remote.name} tone="warn">
          {t('notFound.broken', { area: areaLabel(area, '') })}
        </Notice>
      ))}
      <EmptyState title={t('notFound.text')} actions={<LinkButton to="/">{t('notFound.home')}</LinkButton>} />
    </Page>
  );
}
