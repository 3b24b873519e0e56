import * as v from 'valibot';
import { reportError } from '../report';
import { sessionState } from './session-state';

const FollowUpSubject = v.object({ location: v.string(), uuid: v.string(), name: v.string() });
/** What an action has made, or is about. */
export type FollowUpSubject = v.InferOutput<typeof FollowUpSubject>;

const WrittenFollowUp = v.object({
  /** Of this one: the same may be queued again after a like action. A duplicated tab has it with the same id. */
  id: v.optional(v.string()),
  after: v.string(),
  kind: v.string(),
  values: v.unknown(),
  subject: v.optional(FollowUpSubject),
  /** That takes it up after a reload. */
  area: v.optional(v.string()),
  /** Its call was sent, and nobody has heard how that ended. */
  isSent: v.optional(v.boolean()),
});

/** A follow-up as it is written down, with what has become of it on this page. */
export interface StoredFollowUp extends v.InferOutput<typeof WrittenFollowUp> {
  /** Unsure: it was sent by a page that is gone, and a person decides. */
  readonly end?: 'done' | 'failed' | 'unsure';
}

/** What is queued, or was sent and has not ended, outlives a reload, beside the drafts of forms. */
export const followUpState = sessionState<readonly StoredFollowUp[]>({
  key: 'draft.follow-ups',
  schema: v.array(WrittenFollowUp),
  empty: [],
  toStored: (all) =>
    all
      .filter(({ end }) => end === undefined || end === 'unsure')
      .map(({ id, after, kind, values, subject, area, isSent }) => ({
        id,
        after,
        kind,
        values,
        subject,
        area,
        isSent,
      })),
});

/** How each kind that is defined goes on after a reload. */
export const resumable = new Map<string, (after: string) => Promise<void>>();
const providers = new Map<string, () => Promise<unknown>>();

/** Says what defines a kind of follow-up, for after a reload; areas do it at the top of their app module. */
export function provideFollowUp(name: string, load: () => Promise<unknown>): void {
  providers.set(name, load);
}

/**
 * Takes up what was sent before a reload, and what was queued after actions that nothing else looks for.
 * @param loadArea loads the app module of an area
 */
export function resumeFollowUps(loadArea: (area: string) => Promise<unknown>): void {
  for (const { area, kind, after } of followUpState.get()) {
    if (area === undefined) continue;
    const resume = async (): Promise<void> => {
      await loadArea(area);
      await providers.get(kind)?.();
      await resumable.get(kind)?.(after);
    };
    resume().catch((error: unknown) => reportError(error, { followUp: kind }));
  }
}
