import type { LocationState } from '@console/api';
import { locationName } from '@console/area';
import { LocationFailureStrip } from '@console/ui';
import { failureDetail } from './failure-detail';
import { useText } from './texts';

export interface FailuresProps {
  readonly locations: readonly LocationState[];
  /** What is not shown because of it: 'Its networks are missing below; nothing was changed.' */
  readonly missing: string;
}

/** One strip for each location that did not answer; a single one when none did. */
export function Failures({ locations, missing }: FailuresProps) {
  const t = useText();
  const failed = locations.filter(({ state }) => state === 'failed');
  const [first] = failed;
  if (!first) return null;
  if (failed.length > 1 && failed.length === locations.length) {
    return (
      <LocationFailureStrip
        all
        title={t('failed.all')}
        detail={failureDetail(first.error)}
        retryAt={first.retryAt}
        onRetry={() => failed.forEach(({ retry }) => retry())}
      />
    );
  }
  return failed.map((location) => (
    <LocationFailureStrip
      key={location.slug}
      title={t('failed.one', { place: locationName(location.slug) })}
      text={missing}
      detail={failureDetail(location.error)}
      retryAt={location.retryAt}
      onRetry={location.retry}
    />
  ));
}
