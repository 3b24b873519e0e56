import { JournalCard, useUrlAdapter } from '@console/area';
import { paths } from '@console/contract/paths';
import { DetailTabs } from '@console/domain/detail';
import { TabPanel } from '@console/ui';
import { ObjectBrowser } from '../../object/lazy';
import type { BucketRow } from '../rows';
import { useBucketText } from '../texts';
import { CodeTab } from './code-tab';
import { Overview } from './overview';

const bucketTabs = ['objects', 'overview', 'activity', 'code'] as const;
export type BucketTab = (typeof bucketTabs)[number];

/** The tab that a bucket's address without one shows. */
const [FIRST] = bucketTabs;

/** The tab that the address names; the first where it names none that there is. */
export function useBucketTab(): BucketTab {
  const named = useUrlAdapter().get('tab');
  return bucketTabs.find((tab) => tab === named) ?? FIRST;
}

export interface BucketPartProps {
  readonly bucket: BucketRow;
  readonly tab: BucketTab;
}

/** The parts of a bucket's page; each has an address. */
export function BucketParts({ bucket, tab }: BucketPartProps) {
  const t = useBucketText();
  const path = paths.bucket({ storageName: bucket.name });
  return (
    <DetailTabs
      label={t('tab.label')}
      value={tab}
      items={bucketTabs.map((id) => ({
        id,
        label: t(`tab.${id}`),
        to: id === FIRST ? path : `${path}?tab=${id}`,
      }))}
    />
  );
}

/** The part of a bucket's page that its address names. */
export function BucketPanel({ bucket, tab, onOrigin }: BucketPartProps & { onOrigin: () => void }) {
  const t = useBucketText();
  // A list that takes the height of the page has to stand in it itself.
  if (tab === 'objects') return <ObjectBrowser bucket={bucket} label={t('tab.objects')} />;
  return (
    <TabPanel label={t(`tab.${tab}`)}>
      {tab === 'overview' ? <Overview bucket={bucket} onOrigin={onOrigin} /> : null}
      {tab === 'activity' ? <JournalCard subject={bucket.name} /> : null}
      {tab === 'code' ? <CodeTab bucket={bucket} /> : null}
    </TabPanel>
  );
}
