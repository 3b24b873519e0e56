import type { ReactNode } from 'react';
import { ErrorPanel, PageHead, ThemeRoot } from '@console/ui';
import { declaredAreas } from './areas';
import { Boundary } from './boundary';
import { Link } from './link';
import { useText } from './messages';
import { Page } from './page';
import { SharedRouter } from './shared-router';
import { useSite } from './site';

/** What stands in the place of an area that failed while it was drawn. */
function AreaFailure({ name, error, onRetry }: { name: string; error: Error; onRetry: () => void }) {
  const t = useText();
  const shown = declaredAreas().nameOf(name);
  return (
    <Page title={shown}>
      <PageHead title={shown} />
      <div data-failed={name}>
        <ErrorPanel title={t('boundary.title', { name: shown })} error={error} onRetry={onRetry} />
      </div>
    </Page>
  );
}

/** The providers of a React root: theme, the shared history, and a boundary around everything. */
export function AreaRoot({ name, children }: { name: string; children: ReactNode }) {
  const { brand } = useSite();
  return (
    <SharedRouter owns={(pathname) => declaredAreas().owns(name, pathname)}>
      <ThemeRoot brand={brand} link={Link}>
        <Boundary name={name} fallback={(error, retry) => <AreaFailure name={name} error={error} onRetry={retry} />}>
          {children}
        </Boundary>
      </ThemeRoot>
    </SharedRouter>
  );
}
