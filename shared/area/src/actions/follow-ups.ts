import { useMemo } from 'react';
import * as v from 'valibot';
import { claimLock, randomId, type ApiError } from '@console/api';
import { plainMessage, toast } from '@console/ui';
import { actionOf, actionStore, type Action } from './action-store';
import { followUpState as state, resumable, type FollowUpSubject, type StoredFollowUp } from './follow-up-queue';
import { outcomeOf } from './outcome';
import { whenStaying } from './page-leaving';
import { startAction } from './run-action';
import { isOnScreen } from './running-toasts';

/** Something to be done once an action is done. Its failure does not fail that action. */
export interface FollowUp<Values> {
  readonly state: 'queued' | 'running' | 'done' | 'failed';
  readonly values: Values;
  /** Known once the action is done. */
  readonly subject?: FollowUpSubject;
  readonly error?: ApiError;
}

/** Why a follow-up has failed. */
export interface FollowUpFailure {
  /** The failure's message in words alone. */
  readonly message: string;
  /** It was not done; else nobody knows whether it was, or yet will be. */
  readonly isRefused: boolean;
}

export type FollowUpKindOptions<Values, Known> = Described<Values, Known> & Repeated<Values>;

/** What becomes of a call that was sent by a page that was gone before the response came. */
type Repeated<Values> =
  /** Once more it does no harm: it is sent again. */
  | { readonly isRepeatable: true }
  /** It may have its effect twice: a person is told, and decides. */
  | {
      readonly isRepeatable?: false;
      /** That nobody knows how it ended, and what to look at. */
      readonly unsure: (subject: FollowUpSubject, values: Values) => string;
    };

interface Described<Values, Known> {
  /** 'vm.backup' */
  readonly name: string;
  /** That defines it, and says so by `provideFollowUp`: 'mf-compute'. It takes the follow-up up after a reload. */
  readonly area: string;
  readonly schema: v.GenericSchema<unknown, Values>;
  /**
   * The calls.
   * @param known what the action has said of its subject, which may have changed since; after a failure nothing is known
   * @param isUnsure whether the same was sent before and may still have its effect: by a page that is gone, or by a try
   *   whose response was lost
   * @throws ApiError
   */
  readonly run: (
    subject: FollowUpSubject,
    values: Values,
    known: Known | undefined,
    isUnsure: boolean,
  ) => Promise<void>;
  /** By a toast; none where success needs no words. */
  readonly done?: (subject: FollowUpSubject, values: Values) => string;
  readonly failed: (subject: FollowUpSubject, values: Values, reason: FollowUpFailure) => string;
  /** How what was queued with its subject goes on after a reload, where nothing else says how the action has ended. */
  readonly afterReload?: {
    /** Whether the action is done. @throws ApiError where that cannot be read */
    readonly isDue: (subject: FollowUpSubject, values: Values) => Promise<boolean>;
    /** That the action was not done after all. */
    readonly dropped: (subject: FollowUpSubject, values: Values) => string;
  };
  /** Whether a screen that shows the action shows this, too: its failure is not told by a toast then. */
  readonly isShownWithAction?: boolean;
}

export interface FollowUpKind<Values, Known> {
  /**
   * Writes down what is to be done after an action, before that is begun; undefined takes it back.
   * @param subject what it is about, where the action does not make it
   */
  readonly queue: (after: string, values: Values | undefined, subject?: FollowUpSubject) => void;
  /** Does what is queued after an action that is done, once, and tells how it went. Never throws. */
  readonly runAfter: (after: string, subject: FollowUpSubject, known?: Known) => Promise<void>;
  /** Tries again what has failed. Never throws. */
  readonly retry: (after: string) => Promise<void>;
  readonly use: (after: string) => FollowUp<Values> | undefined;
  /** Those of several actions, by the action's id. */
  readonly useAll: () => ReadonlyMap<string, FollowUp<Values>>;
}

/** Between two looks whether an action of before a reload is done, and how long it is looked for. */
const LOOK_MS = 5000;
const LOOKS = 24;

/** A kind of follow-up. Areas define theirs beside the action that they follow. More: shared/docs/actions.md. */
export function defineFollowUp<Values, Known = undefined>(
  options: FollowUpKindOptions<Values, Known>,
): FollowUpKind<Values, Known> {
  const { name, area, schema, run, done, failed, afterReload, isShownWithAction = false } = options;
  const idOf = (after: string): string => `${name} ${after}`;
  const isOf = (after: string) => (one: StoredFollowUp) => one.after === after && one.kind === name;
  const storedOf = (after: string): StoredFollowUp | undefined => state.get().find(isOf(after));
  const valuesOf = ({ values }: StoredFollowUp): Values | undefined => {
    const read = v.safeParse(schema, values);
    return read.success ? read.output : undefined;
  };
  const put = (after: string, stored: StoredFollowUp | undefined): void => {
    const others = state.get().filter((one) => !isOf(after)(one));
    state.set(stored ? [...others, stored] : others);
  };
  const queued = (after: string, values: Values, subject?: FollowUpSubject): StoredFollowUp => ({
    id: storedOf(after)?.id,
    after,
    kind: name,
    values,
    area,
    ...(subject ? { subject } : {}),
  });
  const read = (stored: StoredFollowUp | undefined, action: Action | undefined): FollowUp<Values> | undefined => {
    const values = stored && valuesOf(stored);
    if (!stored || values === undefined || stored.end === 'unsure') return undefined;
    const { subject, end } = stored;
    const known = { values, ...(stored.isSent && subject ? { subject } : {}) };
    if (!stored.isSent) return { ...known, state: 'queued' };
    if (end !== 'failed') return { ...known, state: end ?? 'running' };
    if (!action) return undefined;
    const { error } = action;
    return { ...known, state: action.state === 'failed' ? 'failed' : 'running', ...(error ? { error } : {}) };
  };
  const start = async (
    after: string,
    subject: FollowUpSubject,
    values: Values,
    known?: Known,
    isUnsure = false,
  ): Promise<void> => {
    const sent: StoredFollowUp = { ...queued(after, values, subject), isSent: true };
    // Of somebody else who has signed in, or who has queued it anew, nothing is changed.
    const putEnd = (end: 'done' | 'failed'): void => {
      if (storedOf(after) === sent) put(after, { ...sent, end });
    };
    put(after, sent);
    const work = startAction(idOf(after), {
      work: async () => {
        try {
          await run(subject, values, known, isUnsure);
        } catch (error) {
          // What breaks because the page is being left has not ended: the next page takes it up.
          await whenStaying();
          putEnd('failed');
          throw error;
        }
        putEnd('done');
      },
      tell: {
        ...(done ? { done: () => [done(subject, values)] } : {}),
        failure: (error) =>
          failed(subject, values, { message: plainMessage(error.message), isRefused: outcomeOf(error) === 'refused' }),
        failed: { retry: () => void retry(after) },
        isShown: () => isShownWithAction && isOnScreen(after),
      },
    });
    await work.catch(() => undefined); // told by the screen that shows it, or by a toast
  };
  const retry = async (after: string): Promise<void> => {
    const followUp = read(storedOf(after), actionOf(idOf(after)));
    if (followUp?.state !== 'failed' || !followUp.subject) return;
    await start(after, followUp.subject, followUp.values, undefined, followUp.error?.outcome !== 'refused');
  };
  /** Goes on with what a page has sent that is gone. It stays written down until it is done or somebody has decided. */
  const takeUp = async (stored: StoredFollowUp, subject: FollowUpSubject, values: Values): Promise<void> => {
    const { after } = stored;
    if (options.isRepeatable) return start(after, subject, values, undefined, true);
    const reported: StoredFollowUp = { ...stored, end: 'unsure' };
    put(after, reported);
    toast.error(options.unsure(subject, values), {
      isUnsure: true,
      retry: () => void (storedOf(after) === reported && start(after, subject, values)),
      onLeave: () => void (storedOf(after) === reported && put(after, undefined)),
    });
  };
  /** Whether it is over, or this page is at it. */
  const isTakenUp = ({ after, end }: StoredFollowUp): boolean =>
    end !== undefined || actionOf(idOf(after))?.state === 'running';
  /**
   * Takes a follow-up for this tab: one that was duplicated has a copy of what is written down, and of its jobs. A copy whose
   * follow-up another tab has taken is forgotten. @returns whether it is this tab's, and still to be done
   */
  const claim = async (stored: StoredFollowUp): Promise<boolean> => {
    const { id, after } = stored;
    const isOurs = id === undefined || (await claimLock(`follow-up ${id}`));
    // Begun, taken back or queued anew meanwhile, or somebody else has signed in.
    if (storedOf(after) !== stored || isTakenUp(stored)) return false;
    if (!isOurs) put(after, undefined);
    return isOurs;
  };
  const resume = async (after: string): Promise<void> => {
    const stored = storedOf(after);
    const values = stored && valuesOf(stored);
    const subject = stored?.subject;
    if (!stored || !subject || values === undefined || isTakenUp(stored)) return;
    if (stored.isSent) return (await claim(stored)) ? takeUp(stored, subject, values) : undefined;
    if (!afterReload) return;
    for (let looks = 1; ; looks += 1) {
      const isDue = await afterReload.isDue(subject, values).catch(() => undefined);
      // Somebody else has signed in, or it was begun, or queued anew.
      if (storedOf(after) !== stored) return;
      if (isDue) return (await claim(stored)) ? start(after, subject, values) : undefined;
      if (isDue === false && looks >= LOOKS) {
        put(after, undefined);
        toast.warning(afterReload.dropped(subject, values));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (storedOf(after) !== stored) return;
    }
  };
  resumable.set(name, resume);
  const useAll = (): ReadonlyMap<string, FollowUp<Values>> => {
    const all = state.use();
    const { actions } = actionStore();
    return useMemo(
      () =>
        new Map(
          all.flatMap((stored) => {
            const action = actions.find(({ id }) => id === idOf(stored.after));
            const followUp = stored.kind === name ? read(stored, action) : undefined;
            return followUp ? [[stored.after, followUp] as const] : [];
          }),
        ),
      [all, actions],
    );
  };
  return {
    queue: (after, values, subject) =>
      put(after, values === undefined ? undefined : { ...queued(after, values, subject), id: randomId() }),
    runAfter: async (after, subject, known) => {
      const stored = storedOf(after);
      const values = stored && valuesOf(stored);
      if (!stored || values === undefined || isTakenUp(stored) || !(await claim(stored))) return;
      await (stored.isSent ? takeUp(stored, subject, values) : start(after, subject, values, known));
    },
    retry,
    use: (after) => useAll().get(after),
    useAll,
  };
}
