import { enterWrite } from '@console/area';
import { failureMessages, isStoreError } from '../object-store';

type Entered = 'upload' | 'delete' | 'move' | 'copy' | 'rename' | 'folder' | 'metadata';

export interface ObjectsWritten {
  readonly bucket: string;
  /** Objects in all; 1 without it. */
  readonly n?: number;
  /** Of the object, or folder, where it is one. */
  readonly key?: string | undefined;
  /** Folder, or name, that it gets. */
  readonly to?: string;
}

/** Enters in the journal that this page begins to write objects. @returns enters how it ended */
export const enterObjects = (
  what: Entered,
  { bucket, n = 1, key, to }: ObjectsWritten,
): ReturnType<typeof enterWrite> =>
  enterWrite(`objects.${what}`, {
    bucket,
    n,
    ...(key === undefined ? {} : { key }),
    ...(to === undefined ? {} : { to: to || '/' }),
  });

/** A lost response leaves unknown whether the store has done it. */
export const isUnsure = (error: unknown): boolean => isStoreError(error, 'lost');

/** Does one write to the store, and enters it. @throws what it failed with */
export async function entered<T>(what: Entered, written: ObjectsWritten, work: () => Promise<T>): Promise<T> {
  const end = enterObjects(what, written);
  try {
    const result = await work();
    end({ outcome: 'ok' });
    return result;
  } catch (error) {
    end({ outcome: isUnsure(error) ? 'unknown' : 'failed', message: failureMessages(error).title });
    throw error;
  }
}
