import './area.css';

export { provideAreas, type Areas } from './areas';
export { AREA_CONTRACT } from './manifest.mjs';
export { AreaRoot } from './area-root';
export { Boundary, type BoundaryProps } from './boundary';
export { mailTo, useContacts, type Contacts } from './contacts';
export { CodeButton, type CodeButtonProps } from './code/code-button';
export { CodeDisclosure, type CodeDisclosureProps } from './code/code-disclosure';
export { createArea, type AreaOptions } from './create-area';
export { OUTLET_ID, type RemoteApp } from './lifecycle';
export { flashTitle, setTitle, useTitlePart } from './document-title';
export { flashAfterLoad, showFlash } from './flash';
export { answerEnd, mayEndWork, pendingEnd } from './end-of-work';
export { headerStore, type Breadcrumb } from './header-store';
export { ActivityItem, AttentionItem, type ActivityItemProps, type AttentionItemProps } from './home-items';
export { homeStore, useAttentionWait, useOffer, useResourceSummary, type ResourceSummary } from './home-store';
export { actionStore, jobPercent, jobsOf, useJob, useJobs, type Job, type JobDetail } from './actions/action-store';
export { showInJobs, useBulkRuns, type JobsRun, type NamedBulk } from './actions/bulk-runs';
export { defineAction, type ActionKind, type ActionState, type NewWork } from './actions/define-action';
export { provideFollowUp } from './actions/follow-up-queue';
export { registerJobFinder, resumeJobs, startJob, type JobFinder, type NewJob } from './actions/jobs';
export { defineMarks, type MarkKind, type Marks } from './actions/marks';
export { outcomeOf, type Outcome } from './actions/outcome';
export { findOutcome } from './lost/find-outcome';
export { startAction, watchAction, type ActionWatcher, type NewAction, type Tell } from './actions/run-action';
export { readStored, sessionState, type SessionState } from './actions/session-state';
export { useAction, useActionOf, type ActionView, type OwnAction } from './actions/use-action';
export { ActivityLog } from './journal/load-activity';
export { registerJournal } from './journal/declaration';
export type {
  JournalCalls,
  JournalDeclaration,
  JournalDetails,
  JournalValue,
  JournalWrites,
} from './journal/declaration';
export { enterWrite } from './journal/enter-write';
export type { JournalEntry, JournalOutcome } from './journal/entry';
export { JournalBlock, JournalCard, JournalFeed, type JournalProps } from './journal/journal-card';
export { startJournal } from './journal/start-journal';
export { useJournal, useKeptJournal, type JournalSubject } from './journal/use-journal';
export { kindName, useKind } from './kinds';
export { hasLabels, labelStore } from './labels/label-store';
export { labelPart } from './labels/load-labels';
export { LabelsPage } from './labels/load-page';
// Published areas take it under this name.
export { failureText as failureDetail } from '@console/ui';
export { lazyScreen } from './lazy-screen';
export { linkedPath, watchLikelyScreens } from './likely-screen';
export { promptsBeforeUnload } from './leaving-question';
export { LocationFailures, type LocationFailuresProps } from './location-failures';
export { nav } from './nav';
export { NoSuchPage } from './no-such-page';
export { Page, type PageProps } from './page';
export { provideReporter, reportError, tellBackgroundFailure, toastError } from './report';
export { ResourceRow, type ResourceRowProps } from './resource-row';
export { fullLoad, openTab, reloadPage, replacePage, safeExternalUrl, safePath } from './safe-path';
export { rootErrors } from './root-errors';
export { saveFile } from './save-file';
export { copyAction } from './search/copy-action';
export {
  searchStore,
  useSearchSource,
  type FoundResource,
  type SearchEntry,
  type SearchSource,
} from './search/search-store';
export { SharedRouter } from './shared-router';
export {
  currentSite,
  locationName,
  provideSite,
  useFeature,
  useLocations,
  useLocationSlugs,
  useSite,
  useSiteConfig,
  type Site,
} from './site';
export { Slot, type SlotProps } from './slot';
export { drawnPieces, provideSlots, type Filler } from './slots';
export { useStartSteps, useWayToStart, type StartStep } from './start-store';
export { useTaxLabel } from './tax-label';
export { allowLeaving, answerLeave, pendingLeave, useUnsavedGuard } from './unsaved-guard';
export { useDialogClose } from './use-dialog-close';
export { useNow } from './use-now';
export { useShownEmail } from './use-shown-email';
export { useUrlAdapter, type UrlAdapter } from './use-url-adapter';
export { announceReturn, forgetWayBack, leaveForReturn, onReturn, setWayBack, takeWayBack } from './way-back';
