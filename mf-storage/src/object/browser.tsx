import './object.css';
import { Delayed, Notice, SkeletonText } from '@console/ui';
import { useBoundText } from '../key/use-bound-text';
import { useObjectStore } from '../object-store';
import type { BrowsedBucket } from './browsed-bucket';
import { FolderView } from './folder-view';
import { NoKey } from './no-key';
import { StoreFailure } from './store-failure';

export interface BrowserProps {
  readonly bucket: BrowsedBucket;
  /** Name of the tab that it is. */
  readonly label: string;
}

/** The objects of a bucket, in folders. (spec 3, section 3) */
export function ObjectBrowser({ bucket, label }: BrowserProps) {
  return (
    <div role="tabpanel" aria-label={label} className="objects">
      <Opened bucket={bucket} />
    </div>
  );
}

function Opened({ bucket }: Pick<BrowserProps, 'bucket'>) {
  const access = useObjectStore(bucket.name);
  const boundText = useBoundText();
  switch (access.state) {
    case 'loading':
      return (
        <Delayed>
          <SkeletonText lines={8} />
        </Delayed>
      );
    case 'noKey':
      return <NoKey onCreated={() => void access.reload()} />;
    case 'bound':
      return <Notice>{boundText(access.binding, 'objects')}</Notice>;
    case 'failed':
      return <StoreFailure bucket={bucket.name} error={access.error} onRetry={() => void access.reload()} />;
    case 'ready':
      return <FolderView bucket={bucket} store={access.store} onKeys={() => void access.reload()} />;
  }
}
