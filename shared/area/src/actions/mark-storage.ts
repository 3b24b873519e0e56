import * as v from 'valibot';
import { storage } from '@console/api';
import { StoredTime } from '../stored-time';

/** How long a mark is believed: no response is waited for longer; a tab that crashed takes none back. */
export const LIVE_MS = 360_000;
/** The same where the tab that waited for the response has gone: nobody will say when it has come. */
const LEFT_MS = 60_000;
/** An action that leaves the status as it is cannot be seen to end. */
const UNSEEN_MS = 15_000;

/** 'Something is being done to this resource', for the other tabs of this browser and for the next page of this one. */
const Mark = v.object({
  /** Tells one action from the next. */
  id: v.string(),
  action: v.string(),
  at: StoredTime,
  /** The page that waited for the response has gone. */
  left: v.optional(v.boolean(), false),
});
export type Mark = v.InferOutput<typeof Mark>;

/** What an area says of the marks of its resources. */
export interface MarkRules {
  /** Of the keys in the browser's storage: 'vmPending'. */
  readonly name: string;
  readonly actions: readonly string[];
  /** Those that leave the status as it is: nothing shows that they have ended. */
  readonly unseen: readonly string[];
  /** The status that a resource has after an action. */
  readonly endStatus: Readonly<Record<string, string>>;
}

/** Until when a mark is believed, in epoch milliseconds. */
export function expiryOf(rules: MarkRules, mark: Mark): number {
  if (!mark.left) return mark.at + LIVE_MS;
  const isUnseen = rules.unseen.some((action) => action === mark.action);
  return mark.at + (isUnseen ? UNSEEN_MS : LEFT_MS);
}

/** Whether a resource's status says that an action whose page has gone is over. */
export const isOver = (rules: MarkRules, mark: Mark, status: string): boolean =>
  mark.left && status === rules.endStatus[mark.action];

/** The marks of one kind of resource in the browser's storage, one for each resource. */
export function markStorage(rules: MarkRules) {
  const prefix = `${rules.name}:`;
  const parse = (text: string | undefined): Mark | undefined => {
    try {
      const read = v.safeParse(Mark, JSON.parse(text ?? 'null'));
      return read.success && rules.actions.includes(read.output.action) ? read.output : undefined;
    } catch {
      return undefined;
    }
  };
  /** The resource that a key of the storage is about; undefined for other keys. */
  const markedBy = (key: string): string | undefined => (key.startsWith(prefix) ? key.slice(prefix.length) : undefined);
  const write = (about: string, mark: Mark): void => {
    storage.persistent.set(prefix + about, JSON.stringify(mark));
  };
  const read = (about: string): Mark | undefined => {
    const text = storage.persistent.get(prefix + about);
    const mark = parse(text);
    // A time ahead of the clock is bounded once, not anew by each page.
    if (mark && text !== JSON.stringify(mark)) write(about, mark);
    return mark;
  };
  return {
    markedBy,
    read,
    write,
    /** Takes a mark away, unless another action has taken its place. */
    remove: (about: string, id: string): void => {
      if (read(about)?.id === id) storage.persistent.remove(prefix + about);
    },
    /** The marks of all resources. */
    all: (): Map<string, Mark> =>
      new Map(
        storage.persistent.keys().flatMap((key) => {
          const about = markedBy(key);
          const mark = about === undefined ? undefined : read(about);
          return about !== undefined && mark ? [[about, mark] as const] : [];
        }),
      ),
  };
}
