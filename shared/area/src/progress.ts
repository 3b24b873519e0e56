// Work of many steps, and how far it is. A group of its own, which comes with the screens and dialogs that need it: most pages
// do not. What is under way stands with the rest of the engine, in the shell's first file.
export { CreationProgress, type CreationProgressProps, type ProgressAction } from './creation-progress';
export { ProgressView, type ProgressViewProps } from './progress-view';
export { createQueue, startBulk, type Bulk, type BulkOptions } from './actions/bulk';
export { BulkDialog } from './actions/bulk-dialog';
export { defineFollowUp, type FollowUp } from './actions/follow-ups';
export type { FollowUpSubject } from './actions/follow-up-queue';
