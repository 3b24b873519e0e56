import { useStartSteps } from '@console/area';
import { paths } from '@console/contract/paths';
import { useStartText } from './start-texts';

/** The way to a first resource ends with a bucket. */
export default function StartBucket() {
  const t = useStartText();
  useStartSteps('bucket', [
    {
      id: 'bucket',
      order: 30,
      state: 'open',
      title: t('bucket'),
      detail: t('bucket.detail'),
      action: { label: t('bucket'), to: paths.bucketCreate() },
      kind: 'bucket',
    },
  ]);
  return null;
}
