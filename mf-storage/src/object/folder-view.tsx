import type { ObjectStore } from '../object-store';
import type { BrowsedBucket } from './browsed-bucket';
import { FolderTable } from './folder-table';
import { useFolder } from './listing/use-folder';
import { StoreFailure } from './store-failure';
import { useAddress } from './use-address';

interface FolderViewProps {
  readonly bucket: BrowsedBucket;
  readonly store: ObjectStore;
  /** Reads the access keys anew. */
  readonly onKeys: () => void;
}

/** The folder of a bucket that the address names, or why it cannot be shown. */
export function FolderView({ bucket, store, onKeys }: FolderViewProps) {
  const address = useAddress();
  const list = useFolder(store, address.prefix, address.begins);
  const { isNew, isReading, error, folder } = list;
  const retry = (): void => {
    onKeys();
    folder.readOn();
  };
  if (isNew && error !== undefined && !isReading)
    return <StoreFailure bucket={bucket.name} error={error} onRetry={retry} />;
  return <FolderTable bucket={bucket} store={store} address={address} list={list} />;
}
