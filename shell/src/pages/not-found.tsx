import { NoSuchPage } from '@console/area';
import { Notice } from '@console/ui';
import { areaLabel } from '../areas/label';
import { useAreas } from '../layout/areas-context';
import { useText } from '../texts';

/** The page of an address that nobody owns. */
export function NotFound() {
  const t = useText();
  // Nobody knows which addresses these have.
  const broken = useAreas().filter(({ problem, manifest }) => problem !== undefined && manifest.routes.length === 0);
  return (
    <NoSuchPage>
      {broken.map((area) => (
        <Notice key={area.remote.name} tone="warn">
          {t('notFound.broken', { area: areaLabel(area, '') })}
        </Notice>
      ))}
    </NoSuchPage>
  );
}
