import type { ApiError, LocationState } from '@console/api';
import { LocationFailureStrip } from '@console/ui';
import { useText } from './messages';
import { locationName } from './site';

export interface LocationFailuresProps {
  readonly locations: readonly LocationState[];
  /** What is not shown because of it: 'Its networks are missing below; nothing was changed.' */
  readonly missing: string;
}

/** A failure's message with its HTTP status and correlation id, unless it names them already. (spec 1, section 8) */
function failureDetail(error: Pick<ApiError, 'message' | 'status' | 'correlationId'> | undefined): string | undefined {
  if (!error) return undefined;
  const { message, status, correlationId } = error;
  const code = status !== undefined && !message.includes('HTTP') ? ` (HTTP ${status})` : '';
  const id = correlationId && !message.includes(correlationId) ? ` [${correlationId}]` : '';
  return `${message}${code}${id}`;
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
