import type { Query } from '@console/api';
import { ErrorPanel, SkeletonText } from '@console/ui';
import { useActionsText } from '../texts';

/** In the place of the interfaces of a machine, which are on their way or did not come. */
export function InterfacesWaiting({ error, reload }: Pick<Query<unknown>, 'error' | 'reload'>) {
  const t = useActionsText();
  if (!error) return <SkeletonText lines={3} />;
  return <ErrorPanel title={t('interface.failed')} error={error} onRetry={() => void reload()} />;
}
