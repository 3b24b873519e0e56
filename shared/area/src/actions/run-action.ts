import { isAborted, isCredentialRejected, toApiError, type ApiError } from '@console/api';
import { toast, type ToastHandle } from '@console/ui';
import { reportError } from '../report';
import {
  actionOf,
  addAction,
  changeAction,
  isJob,
  removeAction,
  type Action,
  type Job,
  type Kept,
} from './action-store';
import { noteSent } from './cut-off';
import { outcomeOf } from './outcome';
import { watchLeaving, whenStaying } from './page-leaving';
import { followAction, showOnScreen, takeToast, type RunningToast } from './running-toasts';

/** How an action has ended, for its words. */
export interface Ending {
  /** Of what it made, where it made something that has a page. */
  readonly path?: string;
  /** A screen shows the action, and goes on from here by itself. */
  readonly isOwned: boolean;
}

/** How the end of an action is told where no screen owns it. */
export interface Tell {
  /** None: success needs no words. */
  readonly done?: (ending: Ending) => Parameters<ToastHandle['success']>;
  /** The failure in words of its own, instead of the server's alone; its correlation id follows where they lack it. */
  readonly failure?: (error: ApiError) => string;
  readonly failed?: Parameters<ToastHandle['error']>[1];
  /** Whether a screen shows the failure that does not watch the action itself. */
  readonly isShown?: () => boolean;
}

export interface NewAction {
  /** The calls. @throws ApiError */
  readonly work: () => Promise<{ readonly path?: string } | void>;
  /** What is shown of it, besides that it runs. */
  readonly facts?: Omit<Job, keyof Action>;
  /** A job carries it, which a reload does not cut off. */
  readonly isCarried?: boolean;
  readonly values?: Kept<unknown>;
  readonly running?: RunningToast;
  /** None: whoever starts it tells of its end. */
  readonly tell?: Tell | undefined;
  /** Its failure goes to the error log with this, also where a screen owns it. */
  readonly report?: Readonly<Record<string, unknown>>;
}

export interface ActionWatcher {
  /** Owns the failure: it is not told by a toast. */
  readonly onFailed?: (error: ApiError) => void;
  /** Gets it as it was at the end. */
  readonly onDone?: (action: Action) => void;
  /** False: how far it is, is still told by a toast. */
  readonly showsProgress?: boolean;
}

const promises = new Map<string, Promise<void>>();
const watchers = new Map<string, Set<ActionWatcher>>();

const ownersOf = (id: string): ActionWatcher[] => [...(watchers.get(id) ?? [])].filter(({ onFailed }) => onFailed);

/** Notes that an action is done, and tells it. A job stays, to be looked up; anything else is over. */
export function endDone(id: string, { path, tell }: { path?: string | undefined; tell: Tell | undefined }): void {
  const action = actionOf(id);
  const made = path === undefined ? {} : { path };
  if (action && isJob(action)) changeAction(id, { state: 'done', outcome: 'done', ...made, endedAt: Date.now() });
  else removeAction(id);
  const shown = takeToast(id);
  if (tell?.done) (shown ?? toast).success(...tell.done({ ...made, isOwned: ownersOf(id).length > 0 }));
  else shown?.dismiss();
  if (action) for (const { onDone } of watchers.get(id) ?? []) onDone?.(action);
}

function endFailed(id: string, error: ApiError, { tell, report }: NewAction): void {
  const action = actionOf(id);
  const outcome = outcomeOf(error);
  const state = outcome === 'unknown' && action && isJob(action) ? 'lost' : 'failed';
  changeAction(id, { state, outcome, error, endedAt: Date.now() });
  const owners = ownersOf(id);
  const isToast = owners.length === 0 && tell !== undefined && !tell.isShown?.();
  if (report || isToast) reportError(error, report);
  const shown = takeToast(id);
  // That the session is not valid any more is told by the page that it ends with.
  if (isToast && !isCredentialRejected(error))
    (shown ?? toast).error(
      tell.failure ? { message: tell.failure(error), correlationId: error.correlationId } : error,
      ...(outcome === 'unknown' ? [{ ...tell.failed, isUnsure: true }] : tell.failed ? [tell.failed] : []),
    );
  else shown?.dismiss();
  for (const { onFailed } of owners) onFailed?.(error);
}

/** A call that was given up, mostly because the credential changed: nothing is told. A job is left to its finder. */
function endGivenUp(id: string): void {
  const action = actionOf(id);
  if (action && isJob(action)) return;
  takeToast(id)?.dismiss();
  removeAction(id);
}

async function run(id: string, action: NewAction): Promise<void> {
  let path: string | undefined;
  try {
    path = (await action.work())?.path;
  } catch (thrown) {
    const error = toApiError(thrown);
    // What breaks because the page is being left has not failed.
    if (error.kind === 'connection') await whenStaying();
    promises.delete(id);
    if (isAborted(error)) endGivenUp(id);
    else endFailed(id, error, action);
    throw error;
  }
  promises.delete(id);
  endDone(id, { path, tell: action.tell });
}

/**
 * Starts work that outlives whatever started it; a second time while it runs gives the first one's promise. Its end is told
 * once: by the screen that watches it, else by a toast. More: shared/docs/actions.md.
 * @param id of what it does and what it is about
 * @throws ApiError as the work does, after it has been told
 */
export function startAction(id: string, action: NewAction): Promise<void> {
  const known = promises.get(id);
  if (known) return known;
  const endWatch = watchLeaving();
  const endSent = action.facts || action.isCarried ? undefined : noteSent();
  addAction({
    ...action.facts,
    id,
    state: 'running',
    startedAt: Date.now(),
    ...(action.values ? { values: action.values } : {}),
  });
  if (action.running) followAction(id, action.running);
  const promise = run(id, action).finally(() => {
    endWatch();
    endSent?.();
  });
  promises.set(id, promise);
  return promise;
}

/** Says that a screen shows an action, running or not. @returns the end of it */
export function watchAction(id: string, watcher: ActionWatcher): () => void {
  const set = watchers.get(id) ?? new Set();
  watchers.set(id, set.add(watcher));
  const leave = watcher.showsProgress === false ? undefined : showOnScreen(id);
  return () => {
    set.delete(watcher);
    if (set.size === 0) watchers.delete(id);
    leave?.();
    const action = actionOf(id);
    // The screen has shown the failure; closing it means having read it.
    const isRead = watcher.onFailed && ownersOf(id).length === 0;
    if (isRead && action?.state === 'failed' && !isJob(action)) removeAction(id);
  };
}
