import { useMemo } from 'react';
import * as v from 'valibot';
import type { ApiError } from '@console/api';
import { toast } from '@console/ui';
import { actionOf, actionStore, type Action } from './action-store';
import { followUpState as state, resumable, type FollowUpSubject, type StoredFollowUp } from './follow-up-queue';
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

export interface FollowUpKindOptions<Values, Known> {
  /** 'vm.backup' */
  readonly name: string;
  readonly schema: v.GenericSchema<unknown, Values>;
  /**
   * The calls.
   * @param known what the action has said of its subject; after a failure nothing is known any more
   * @throws ApiError
   */
  readonly run: (subject: FollowUpSubject, values: Values, known: Known | undefined) => Promise<void>;
  /** By a toast; none where success needs no words. */
  readonly done?: (subject: FollowUpSubject, values: Values) => string;
  readonly failed: (subject: FollowUpSubject, values: Values, error: ApiError) => string;
  /** Whether it does no harm a second time: then it is begun again after a reload that came in between. */
  readonly isRepeatable?: boolean;
  /**
   * How what was queued with its subject goes on after a reload, where nothing else says how the action has ended. The area
   * says by `provideFollowUp` where the kind is defined.
   */
  readonly afterReload?: {
    /** 'mf-compute' */
    readonly area: string;
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
export function defineFollowUp<Values, Known = undefined>({
  name,
  schema,
  run,
  done,
  failed,
  isRepeatable = false,
  afterReload,
  isShownWithAction = false,
}: FollowUpKindOptions<Values, Known>): FollowUpKind<Values, Known> {
  const idOf = (after: string): string => `${name} ${after}`;
  const isOf = (after: string) => (one: StoredFollowUp) => one.after === after && one.kind === name;
  const valuesOf = ({ values }: StoredFollowUp): Values | undefined => {
    const read = v.safeParse(schema, values);
    return read.success ? read.output : undefined;
  };
  const put = (after: string, stored: StoredFollowUp | undefined): void => {
    const others = state.get().filter((one) => !isOf(after)(one));
    state.set(stored ? [...others, stored] : others);
  };
  const queued = (after: string, values: Values, subject?: FollowUpSubject): StoredFollowUp => ({
    after,
    kind: name,
    values,
    ...(afterReload && subject ? { subject, area: afterReload.area } : {}),
  });
  const read = (stored: StoredFollowUp | undefined, action: Action | undefined): FollowUp<Values> | undefined => {
    const values = stored && valuesOf(stored);
    if (!stored || values === undefined) return undefined;
    const { begun } = stored;
    if (!begun) return { state: 'queued', values };
    const { subject, isDone } = begun;
    if (isDone) return { state: 'done', values, subject };
    if (!action) return undefined;
    const { error } = action;
    return { state: action.state === 'failed' ? 'failed' : 'running', values, subject, ...(error ? { error } : {}) };
  };
  const start = async (after: string, subject: FollowUpSubject, values: Values, known?: Known): Promise<void> => {
    const putBegun = (isDone: boolean, isRepeated = false): void =>
      put(after, { ...queued(after, values, subject), begun: { subject, isDone, isRepeated } });
    putBegun(false, isRepeatable);
    const work = startAction(idOf(after), {
      work: async () => {
        let isDone = false;
        try {
          await run(subject, values, known);
          isDone = true;
        } finally {
          putBegun(isDone);
        }
      },
      tell: {
        ...(done ? { done: () => [done(subject, values)] } : {}),
        failure: (error) => failed(subject, values, error),
        failed: { retry: () => void retry(after) },
        isShown: () => isShownWithAction && isOnScreen(after),
      },
    });
    await work.catch(() => undefined); // told by the screen that shows it, or by a toast
  };
  const retry = async (after: string): Promise<void> => {
    const stored = state.get().find(isOf(after));
    const followUp = read(stored, actionOf(idOf(after)));
    if (followUp?.state === 'failed' && followUp.subject) await start(after, followUp.subject, followUp.values);
  };
  const resume = async (after: string): Promise<void> => {
    const stored = state.get().find(isOf(after));
    const values = stored && valuesOf(stored);
    const subject = stored?.subject;
    if (!afterReload || !subject || values === undefined) return;
    for (let looks = 1; ; looks += 1) {
      const isDue = await afterReload.isDue(subject, values).catch(() => undefined);
      if (isDue) return start(after, subject, values);
      if (isDue === false && looks >= LOOKS) {
        put(after, undefined);
        toast.warning(afterReload.dropped(subject, values));
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      // Somebody else has signed in, or it was queued anew.
      if (state.get().find(isOf(after)) !== stored) return;
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
    queue: (after, values, subject) => put(after, values === undefined ? undefined : queued(after, values, subject)),
    runAfter: async (after, subject, known) => {
      const stored = state.get().find(isOf(after));
      const values = stored && valuesOf(stored);
      if (stored && !stored.begun && values !== undefined) await start(after, subject, values, known);
    },
    retry,
    use: (after) => useAll().get(after),
    useAll,
  };
}
