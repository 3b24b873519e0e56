import { useEffect, useMemo } from 'react';
import { create } from 'zustand';
import { invalidate, invalidateHere, invalidateHereSoon, invalidateSoon, randomId } from '@console/api';
import type { Endpoint } from '@console/contract/endpoint';
import { msUntil } from '../stored-time';
import { expiryOf, isOver, LIVE_MS, markStorage, type Mark, type MarkRules } from './mark-storage';

export interface MarkKind<Action extends string> extends MarkRules {
  readonly actions: readonly Action[];
  /** What shows the status of its resources: asked again with each change of a mark. */
  readonly shownBy: Endpoint;
}

/** Marks of one kind of resource, by what they are about: the uuid of a resource. */
export interface Marks<Action extends string> {
  /**
   * What is being done to resources and has no response yet: by this page, by the other tabs of this browser, and by the
   * page that was here before a reload, until the status of the resource says that it is over.
   */
  readonly use: () => ReadonlyMap<string, Action>;
  /** Lets go of what the statuses of resources say is over. */
  readonly useSettled: (rows: readonly { readonly uuid: string; readonly status: string }[]) => void;
  /** Whether somebody else waits for a change of a resource: then its status is worth asking for again and again. */
  readonly isElsewhere: (about: string) => boolean;
  /** Marks a resource while `work` runs, here and in the other tabs. */
  readonly during: <T>(about: string, action: Action, work: () => Promise<T>) => Promise<T>;
  /**
   * The same for calls about a resource: what they change is asked for again, failed or not, before the mark goes.
   * @param changed calls whose responses change, beside what shows the status
   * @throws ApiError
   */
  readonly run: (
    about: string,
    action: Action,
    work: () => Promise<unknown>,
    changed?: readonly Endpoint[],
  ) => Promise<void>;
  /**
   * The same for one of many resources: it is done with its calls. What they change is asked for by one reader for all, and the
   * mark goes once that is there.
   * @throws ApiError
   */
  readonly runOneOfMany: Marks<Action>['run'];
}

/** How long after a request the status is asked for that the server shows meanwhile. */
const PEEK_MS = 400;

interface State {
  /** Of this page, which waits for the responses; the latest last: a stop may be forced while it hangs. */
  readonly own: ReadonlyMap<string, readonly Mark[]>;
  /** Of the other tabs of this browser, and of the page that was here before a reload. */
  readonly others: ReadonlyMap<string, Mark>;
}

const without = <Value>(map: ReadonlyMap<string, Value>, keys: readonly string[]): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([key]) => !keys.includes(key)));

function createEngine(kind: MarkKind<string>) {
  const stored = markStorage(kind);
  const store = create<State>()(() => ({ own: new Map(), others: new Map() }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isListening = false;

  /** Lets go of marks that are too old, and looks again when the next one will be. */
  const expire = (): void => {
    const now = Date.now();
    const known = [...store.getState().others];
    // The clock may have been set back since.
    const ahead = known.filter(([, { at }]) => at > now).map(([about, mark]) => [about, { ...mark, at: now }] as const);
    if (ahead.length > 0) store.setState(({ others }) => ({ others: new Map([...others, ...ahead]) }));
    forget(known.filter(([, mark]) => expiryOf(kind, mark) <= now));
    clearTimeout(timer);
    const next = Math.min(...[...store.getState().others.values()].map((mark) => expiryOf(kind, mark)));
    if (Number.isFinite(next)) timer = setTimeout(expire, msUntil(next, LIVE_MS));
  };
  const forget = (marks: readonly (readonly [string, Mark])[]): void => {
    if (marks.length === 0) return;
    for (const [about, { id }] of marks) stored.remove(about, id);
    const gone = marks.map(([about]) => about);
    store.setState(({ others }) => ({ others: without(others, gone) }));
  };
  const setOther = (about: string, mark: Mark | undefined): void => {
    store.setState(({ others }) => ({
      others: mark ? new Map([...others, [about, mark]]) : without(others, [about]),
    }));
    expire();
  };
  /** Another tab began or ended something, or has gone. */
  const receive = ({ key, storageArea }: StorageEvent): void => {
    const about = key === null || storageArea !== window.localStorage ? undefined : stored.markedBy(key);
    if (about === undefined) return;
    const mark = stored.read(about);
    if (mark) setOther(about, mark);
    // Whoever acts says by itself what it has changed, unless it has gone.
    if (mark && !mark.left) return;
    const idNow = (): string | undefined => store.getState().others.get(about)?.id;
    const id = idNow();
    const renewed = invalidateHereSoon(kind.shownBy);
    // As its own do, a mark goes once the list is read anew: what was deleted would come back for a moment.
    if (!mark) void renewed.finally(() => idNow() === id && setOther(about, undefined));
  };
  /** The page goes: the server does what it was sent, but this page will not say when. */
  const leave = (): void => {
    for (const [about, marks] of store.getState().own)
      for (const mark of marks) stored.write(about, { ...mark, at: Date.now(), left: true });
  };
  const listen = (): void => {
    if (isListening) return;
    isListening = true;
    window.addEventListener('storage', receive);
    window.addEventListener('pagehide', leave);
    store.setState(({ own }) => ({ others: without(stored.all(), [...own.keys()]) }));
    expire();
  };
  /** Sets what this page does to a resource; the other tabs are told the latest of it. */
  const setOwn = (about: string, marks: readonly Mark[]): void => {
    const latest = marks.at(-1);
    if (latest) stored.write(about, latest);
    store.setState(({ own }) => ({ own: latest ? new Map([...own, [about, marks]]) : without(own, [about]) }));
  };

  /** Marks a resource. @returns the end of it */
  const begin = (about: string, action: string): (() => void) => {
    const mark: Mark = { id: randomId(), action, at: Date.now(), left: false };
    listen();
    setOwn(about, [...(store.getState().own.get(about) ?? []), mark]);
    return () => {
      const rest = (store.getState().own.get(about) ?? []).filter((other) => other !== mark);
      setOwn(about, rest);
      if (rest.length === 0) stored.remove(about, mark.id);
    };
  };
  const during = async <T>(about: string, action: string, work: () => Promise<T>): Promise<T> => {
    const end = begin(about, action);
    try {
      return await work();
    } finally {
      end();
    }
  };

  return { store, listen, forget, begin, during };
}

type Engine = ReturnType<typeof createEngine>;

/** One for each kind of a page: several areas may act on the same resources. */
const engines = new Map<string, Engine>();

function engineOf(kind: MarkKind<string>): Engine {
  const engine = engines.get(kind.name) ?? createEngine(kind);
  engines.set(kind.name, engine);
  return engine;
}

/** A kind of marks, which an area declares for its resources. Areas that declare the same kind share its marks. */
export function defineMarks<Action extends string>(kind: MarkKind<Action>): Marks<Action> {
  const { store, listen, forget, begin, during } = engineOf(kind);
  const isAction = (action: string): action is Action => kind.actions.some((one) => one === action);
  return {
    during,
    run: (about, action, work, changed = []) =>
      during(about, action, async () => {
        const peek = setTimeout(() => void invalidateHere(kind.shownBy), PEEK_MS);
        try {
          await work();
        } finally {
          clearTimeout(peek);
          await Promise.all([kind.shownBy, ...changed].map((endpoint) => invalidate(endpoint)));
        }
      }),
    runOneOfMany: async (about, action, work, changed = []) => {
      const end = begin(about, action);
      void invalidateSoon(kind.shownBy);
      try {
        await work();
      } finally {
        void invalidateSoon(kind.shownBy, ...changed).then(end);
      }
    },
    isElsewhere: (about) => store.getState().others.has(about),
    use: () => {
      useEffect(listen, []);
      const { own, others } = store();
      return useMemo(() => {
        const latest = [...own].flatMap(([about, marks]) => marks.slice(-1).map((mark) => [about, mark] as const));
        const shown = [...others, ...latest].flatMap(([about, { action }]) =>
          isAction(action) ? [[about, action] as const] : [],
        );
        return new Map(shown);
      }, [own, others]);
    },
    useSettled: (rows) => {
      useEffect(() => {
        const { others } = store.getState();
        if (others.size === 0) return;
        forget(
          rows.flatMap(({ uuid, status }) => {
            const mark = others.get(uuid);
            return mark && isOver(kind, mark, status) ? [[uuid, mark] as const] : [];
          }),
        );
      }, [rows]);
    },
  };
}
