export {
  configureApi,
  type ApiSettings,
  type OpenWrite,
  type Report,
  type Write,
  type WriteEnd,
  type WriteFacts,
} from './settings';
export { creations, type Creation } from './creations';
export { claimMade, isSentSomewhere } from './creation-locks';
export { accountId } from './account-id';
export { provideTranslation } from './client-messages';
export { cutText } from './cut-text';
export { hasDrafts } from './drafts';
export { STORAGE_KEYS, storage, type SafeStorage } from './storage';
export { claimLock, heldLocks, tabLocks, takeLock, whileLeading } from './tab-locks';
export {
  credentialId,
  endImpersonation,
  endSession,
  onCredentialChange,
  session,
  signIn,
  signOut,
  startImpersonation,
  useSession,
  type CredentialChange,
  type ImpersonationState,
  type SessionState,
} from './session';
export {
  ApiError,
  isAborted,
  isCredentialRejected,
  isOffline,
  toApiError,
  type ApiErrorKind,
  type FailureOutcome,
} from './error';
export { parseCorrelationId, type CorrelationId } from './correlation-id';
export { call } from './call';
export type { CallOptions } from './transport';
export {
  responseMark,
  apiAddress,
  codeRequest,
  readMark,
  variableOf,
  type CodeMark,
  type CodeRequest,
} from './code/request';
export { useQuery, type Query, type QueryOptions } from './query';
export { useQueries, type Queries } from './queries';
export {
  useLocationsQuery,
  type Located,
  type LocationState,
  type LocationsQuery,
  type LocationsQueryOptions,
} from './locations-query';
export { countOf, isPartlyRead, lacksRows, lookUp, unreadError, unreadOf, type UnreadRow } from './unread';
export { cachedContents, cachedResponse, invalidate, invalidateHere, noteContent } from './cache';
export { invalidateHereSoon, invalidateSoon } from './invalidate-soon';
export { useAdministrator } from './privileges';
export { atMost, CALLS_AT_ONCE } from './at-most';
export { serverNow, setServerTime } from './clock';
export { randomId } from './random-id';
export { big, sum, type Money } from './money';
export { captureCallbackFragment, takeCallbackFragment } from './callback-fragment';
export { websocketUrl } from './websocket-url';
export { resetApi } from './reset';
