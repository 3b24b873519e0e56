/**
 * Files on their way from and to buckets. All of it lives as long as the page, whatever screen is shown.
 *
 * - `startUpload({ bucket, prefix, entries, onConflict })` begins; `collectDropped(event.dataTransfer)` and `collectChosen(files)`
 *   make `entries` of what was dropped (whole folders), pasted or chosen; `pickFiles(input)` asks for files itself.
 * - `<TransferPanel bucket />` shows those of a bucket, with pause, resume, cancel and retry; nothing where there is none.
 * - `<UnfinishedUploads store />` lists multipart uploads that were left, with Continue and Remove.
 * - `onStored(bucket, listener)`: objects have arrived, read the folder anew.
 * - `startZip(...)` saves many objects as one file; `zipBound()` says how much this browser can take.
 *
 * Files are found in `chosen`, sent by `engine`, shown in `panel`; what outlives a reload is in `kept`.
 */
export { collectChosen, collectDropped } from './chosen/dropped';
export { pickFiles } from './chosen/picked';
export { startUpload } from './start';
export { onStored } from './transfers';
export { TransferPanel } from './panel/panel';
export { UnfinishedUploads } from './panel/unfinished';
export { startZip, zipBound } from './zip/zip';
export type { UploadEntry } from './types';
