import type { LocationState } from '@console/api';
import { LocationFailureStrip } from '@console/ui';
import { failureDetail } from './failure-detail';
import { useText } from './messages';
import { locationName } from './site';

export interface LocationFailuresProps {
  readonly locations: readonly LocationState[];
  /** What is not shown because of it: 'Its networks are missing below; nothing was changed.' */
  readonly missing: string;
}

/** One strip for each location that did not answer; a single one when none did. (spec 1, section 8) */
export function LocationFailures({ locations, missing }: LocationFailuresProps) {
  const t = useText();
  const failed = locations.filter(({ state }) => state === 'failed');
  const [first] = failed;
  if (!first) return null;
  const factsOf = ({ error, retryAt }: LocationState) => ({
    detail: failureDetail(error),
    ...(retryAt === undefined ? {} : { retryAt }),
  });
  if (failed.length > 1 && failed.length === locations.length) {
    const retryAll = () => failed.forEach(({ retry }) => retry());
    return <LocationFailureStrip all title={t('failed.all')} {...factsOf(first)} onRetry={retryAll} />;
  }
  return failed.map((location) => (
    <LocationFailureStrip
      key={location.slug}
      title={t('failed.one', { place: locationName(location.slug) })}
      text={missing}
      {...factsOf(location)}
      onRetry={location.retry}
    />
  ));
}
