import { useStartSteps } from '@console/area';
import { paths } from '@console/contract/paths';
import { useStartText } from './start-texts';

/** The way to a first resource ends with a machine. */
export default function StartVm() {
  const t = useStartText();
  useStartSteps('vm', [
    {
      id: 'vm',
      order: 10,
      state: 'open',
      title: t('vm'),
      detail: t('vm.detail'),
      action: { label: t('vm.action'), to: paths.vmCreate() },
      kind: 'virtual_machine',
    },
  ]);
  return null;
}
