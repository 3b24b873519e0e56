import type { LocationState } from '@console/api';
import { failureText, LocationFailureStrip, useErrorClaim } from '@console/ui';
import { useText } from './messages';
import { locationName } from './site';

/** More strips than these would hide what has come: they are one then, which names the first ones. */
const MOST_STRIPS = 3;

export interface LocationFailuresProps {
  readonly locations: readonly LocationState[];
  /** What is not shown because of it, of so many locations: 'Its networks are missing below; nothing was changed.' */
  readonly missing: string | ((places: number) => string);
}

/** One strip for each location that did not answer; a single one when none did, or many did not. (spec 1, section 8) */
export function LocationFailures({ locations, missing }: LocationFailuresProps) {
  const t = useText();
  const failed = locations.filter(({ state }) => state === 'failed');
  const [first] = failed;
  useErrorClaim(failed.flatMap(({ error }) => error ?? []));
  if (!first) return null;
  const missingOf = (places: number): string => (typeof missing === 'string' ? missing : missing(places));
  const factsOf = ({ error, retryAt }: LocationState) => ({
    detail: error && failureText(error),
    ...(retryAt === undefined ? {} : { retryAt }),
  });
  if (failed.length > 1 && failed.length === locations.length) {
    const retryAll = () => failed.forEach(({ retry }) => retry());
    return <LocationFailureStrip all title={t('failed.all')} {...factsOf(first)} onRetry={retryAll} />;
  }
  if (failed.length > MOST_STRIPS) {
    const list = failed.slice(0, MOST_STRIPS).map(({ slug }) => locationName(slug));
    const rest = failed.length - MOST_STRIPS;
    const reasons = [...new Set(failed.map(({ error }) => error && failureText(error)))];
    const retries = failed.flatMap(({ retryAt }) => retryAt ?? []);
    return (
      <LocationFailureStrip
        title={t('failed.many', { n: failed.length, list: list.join(', '), rest })}
        text={missingOf(failed.length)}
        {...(reasons.length === 1 ? { detail: reasons[0] } : {})}
        {...(retries.length > 0 ? { retryAt: Math.min(...retries) } : {})}
        onRetry={() => failed.forEach(({ retry }) => retry())}
      />
    );
  }
  return failed.map((location) => (
    <LocationFailureStrip
      key={location.slug}
      title={t('failed.one', { place: locationName(location.slug) })}
      text={missingOf(1)}
      {...factsOf(location)}
      onRetry={location.retry}
    />
  ));
}
