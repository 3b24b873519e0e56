import type { ReactNode } from 'react';
import { ErrorPanel, ThemeRoot } from '@console/ui';
import { AppLink } from './app-link';
import { areaName } from './area-names';
import { Boundary } from './boundary';
import { useText } from './messages';
import { ownsPath } from './ownership';
import { SharedRouter } from './shared-router';
import { useSite } from './site';

/** What stands in the place of an area that failed while it was drawn. */
function AreaFailure({ name, error, onRetry }: { name: string; error: Error; onRetry: () => void }) {
  const t = useText();
  return (
    <div data-failed={name}>
      <ErrorPanel title={t('boundary.title', { name: areaName(name) })} error={error} onRetry={onRetry} />
    </div>
  );
}

/** The providers of a React root: theme, the shared history, and a boundary around everything. */
export function AreaRoot({ name, children }: { name: string; children: ReactNode }) {
  const { brand } = useSite();
  return (
    <SharedRouter owns={(pathname) => ownsPath(name, pathname)}>
      <ThemeRoot brand={brand} link={AppLink}>
        <Boundary name={name} fallback={(error, retry) => <AreaFailure name={name} error={error} onRetry={retry} />}>
          {children}
        </Boundary>
      </ThemeRoot>
    </SharedRouter>
  );
}
