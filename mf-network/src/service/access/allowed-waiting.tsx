import { ErrorPanel, SkeletonText } from '@console/ui';
import { useServiceText } from '../texts';
import type { Allowed } from './use-allowed';

/** In the place of what needs the list of who may connect, until it is there. */
export function AllowedWaiting({ error, retry }: Allowed) {
  const t = useServiceText();
  return error ? <ErrorPanel title={t('allowed.unknown')} error={error} onRetry={retry} /> : <SkeletonText lines={2} />;
}
