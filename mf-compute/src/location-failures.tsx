import type { LocationState } from '@console/api';
import { locationName } from '@console/area';
import { LocationFailureStrip } from '@console/ui';
import { useText } from './texts';

/** One strip for each location whose rows are missing; one alone when none has answered. */
export function LocationFailures({ states, missing }: { states: readonly LocationState[]; missing: 'vms' | 'leases' }) {
  const t = useText();
  const failed = states.filter(({ state }) => state === 'failed');
  const [first] = failed;
  if (!first) return null;
  const text = t(missing === 'vms' ? 'failure.vmsMissing' : 'failure.leasesMissing');
  const retryAt = (state: LocationState) => (state.retryAt === undefined ? {} : { retryAt: state.retryAt });
  if (failed.length === states.length && failed.length > 1) {
    const retryAll = () => failed.forEach((state) => state.retry());
    return (
      <LocationFailureStrip
        all
        title={t('failure.all')}
        detail={first.error?.message}
        {...retryAt(first)}
        onRetry={retryAll}
      />
    );
  }
  return failed.map((state) => (
    <LocationFailureStrip
      key={state.slug}
      title={t('failure.one', { place: locationName(state.slug) })}
      text={text}
      detail={state.error?.message}
      {...retryAt(state)}
      onRetry={state.retry}
    />
  ));
}
