import type { ObjectStore } from '../object-store/types';

/** One file to be uploaded. */
export interface UploadEntry {
  /** Path below the prefix, with slashes; ends with one for an empty folder. */
  readonly path: string;
  readonly file: File;
  /** The way to the file after a reload, where the browser gives one. */
  readonly handle?: FileSystemFileHandle | undefined;
}

export type OnConflict =
  /** What is there already is asked about: the transfer waits in state 'exists' for `answer`. */
  'ask' | 'replace' | 'skip';

export interface UploadRequest {
  readonly bucket: string;
  /** Where the files go: '' or a folder with a slash at its end. */
  readonly prefix: string;
  readonly entries: readonly UploadEntry[];
  readonly onConflict: OnConflict;
}

export type TransferState =
  | 'waiting'
  /** There is an object of that name: Replace or Skip? */
  | 'exists'
  | 'running'
  /** Waits for the network or the store, and goes on by itself. */
  | 'interrupted'
  | 'paused'
  | 'done'
  | 'skipped'
  | 'failed'
  | 'cancelled';

/** A file on its way to a bucket, as a screen shows it. It lives on its own: areas and screens may come and go. */
export interface Transfer {
  readonly id: string;
  readonly batch: number;
  readonly bucket: string;
  readonly key: string;
  /** Path below the prefix. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that have left the browser. */
  readonly sent: number;
  readonly state: TransferState;
  /** Why it failed, or is interrupted. Words: `failureMessages`. */
  readonly error?: unknown;
  /** It was cancelled, and what was sent of it is being removed. */
  readonly isRemoving?: boolean;
  /** It has ended, but parts that nobody wants could not be removed: that is tried again, or not any more. */
  readonly leftovers?: 'tried' | 'kept' | undefined;
}

export interface TransferTotals {
  readonly count: number;
  readonly done: number;
  readonly failed: number;
  /** Have neither ended nor been paused. */
  readonly active: number;
  readonly paused: number;
  /** Bytes of all that is not cancelled or skipped. */
  readonly size: number;
  readonly sent: number;
  /** Bytes a second, of the last seconds; 0 while nothing moves. */
  readonly rate: number;
  /** At that rate; undefined while nothing moves. */
  readonly secondsLeft?: number;
}

export interface Transfers {
  /** In the order in which they were asked for. */
  readonly transfers: readonly Transfer[];
  readonly totals: TransferTotals;
}

/** Opens a bucket with the keys of now; undefined where there is no key. */
export type OpenBucket = (bucket: string) => Promise<ObjectStore | undefined>;

export const isEnded = ({ state }: Pick<Transfer, 'state'>): boolean =>
  state === 'done' || state === 'skipped' || state === 'failed' || state === 'cancelled';
