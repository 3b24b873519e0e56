import { useStartSteps } from '@console/area';
import { paths } from '@console/contract/paths';
import { useStartText } from './start-texts';

/** The way to a first resource ends with a managed service. */
export default function StartService() {
  const t = useStartText();
  useStartSteps('service', [
    {
      id: 'service',
      order: 40,
      state: 'open',
      title: t('service'),
      detail: t('service.detail'),
      action: { label: t('service'), to: paths.serviceCreate() },
      kind: 'managed_service',
    },
  ]);
  return null;
}
