import { useStartSteps } from '@console/area';
import { paths } from '@console/contract/paths';
import { useStartText } from './start-texts';

/** The way to a first resource ends with a server of one's own. */
export default function StartMetal() {
  const t = useStartText();
  useStartSteps('metal', [
    {
      id: 'metal',
      order: 20,
      state: 'open',
      title: t('metal'),
      detail: t('metal.detail'),
      action: { label: t('metal'), to: paths.metalCreate() },
      kind: 'bare_metal',
    },
  ]);
  return null;
}
