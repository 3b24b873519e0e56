import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ObjectStore } from '../../object-store/types';
import { onStored } from '../../transfer';
import { onChanged } from '../changes';
import { createFolder, type Folder, type FolderState } from './folder';

/** Many objects change one after the other: the list is read anew when that pauses. */
const SETTLE_MS = 400;

/** What is in a folder; read on its own for the first pages, and anew once objects of the bucket were changed here. */
export function useFolder(
  store: ObjectStore,
  prefix: string,
  begins: string,
): FolderState & { readonly folder: Folder } {
  const folder = useMemo(() => createFolder(store, prefix, begins), [store, prefix, begins]);
  useEffect(() => {
    folder.readOn();
    let timer: number | undefined;
    // Not each time: while a thousand files arrive it is to be read now and then.
    const readSoon = (): void => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        folder.refresh();
      }, SETTLE_MS);
    };
    const ends = [
      onChanged(store.bucket, (gone) => {
        if (gone.size > 0) folder.forget(gone);
        readSoon();
      }),
      onStored(store.bucket, (keys) => {
        if ([...keys].some((key) => key.startsWith(prefix))) readSoon();
      }),
    ];
    return () => {
      for (const end of ends) end();
      window.clearTimeout(timer);
      folder.stop();
    };
  }, [folder, store.bucket, prefix]);
  const state = useSyncExternalStore(folder.subscribe, folder.get);
  return useMemo(() => ({ ...state, folder }), [state, folder]);
}
