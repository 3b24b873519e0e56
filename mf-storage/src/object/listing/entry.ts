import type { Listing, ObjectRow } from '../../object-store/types';
import { nameIn } from '../names/path';

/** A folder of a listing: its key is the whole prefix, with the slash at its end. */
export interface FolderEntry {
  readonly kind: 'folder';
  readonly key: string;
  readonly name: string;
}

export interface ObjectEntry extends ObjectRow {
  readonly kind: 'object';
  readonly name: string;
}

export type Entry = FolderEntry | ObjectEntry;

/** The objects of a selection, without what is in its folders. */
export const objectsOf = (entries: readonly Entry[]): ObjectEntry[] =>
  entries.filter((entry): entry is ObjectEntry => entry.kind === 'object');

/** An object and a folder may have the same name; their keys differ by the slash, but for an object that is named like a folder. */
export const idOf = ({ kind, key }: Entry): string => `${kind} ${key}`;

/** What a page of a listing shows of a folder. Its own marker is the folder itself and no object in it. */
export function entriesOf({ folders, objects }: Listing, prefix: string): Entry[] {
  return [
    ...folders.map((key): Entry => ({ kind: 'folder', key, name: nameIn(key) })),
    ...objects
      .filter(({ key }) => key !== prefix)
      .map((row): Entry => ({ ...row, kind: 'object', name: row.key.slice(prefix.length) })),
  ];
}
