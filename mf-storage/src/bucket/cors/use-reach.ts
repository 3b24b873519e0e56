import { useCallback, useEffect, useState } from 'react';
import { useJournal, type JournalEntry } from '@console/area';
import { setBucketCors } from '@console/contract/bucket-cors';
import type { Binding } from '@console/domain/binding';
import { useObjectStore } from '../../object-store';

/** How it went when this console asked for an object of the bucket, as the browser of this page. */
export type Reach =
  | { readonly state: 'checking' | 'open' }
  /** Nobody can sign: a key is to be created first. */
  | { readonly state: 'noKey' }
  /** Nobody who is kept to one billing account gets a key. */
  | { readonly state: 'bound'; readonly binding: Binding }
  | { readonly state: 'failed'; readonly error: unknown };

export interface Reached {
  readonly reach: Reach;
  /** The last time that this browser has set an origin. */
  readonly lastSet: JournalEntry | undefined;
  /** Asks again, where the answer may be another one. */
  readonly check?: () => void;
}

const CHECKING: Reach = { state: 'checking' };

/** Whether this console reaches the objects of a bucket; asked again when this browser sets another origin. */
export function useReach(bucket: string): Reached {
  const access = useObjectStore(bucket);
  const store = access.state === 'ready' ? access.store : undefined;
  const lastSet = useJournal(bucket).find(
    ({ endpoint, outcome }) => endpoint === setBucketCors.name && outcome === 'ok',
  );
  const [found, setFound] = useState<{ readonly of: string; readonly reach: Reach }>();
  const [times, setTimes] = useState(0);
  const question = `${lastSet?.id ?? ''} ${times}`;
  useEffect(() => {
    if (!store) return undefined;
    const asking = new AbortController();
    const tell = (reach: Reach): void => {
      if (!asking.signal.aborted) setFound({ of: question, reach });
    };
    store.list({ prefix: '', limit: 1 }, asking.signal).then(
      () => tell({ state: 'open' }),
      (error: unknown) => tell({ state: 'failed', error }),
    );
    return () => asking.abort();
  }, [store, question]);
  const check = useCallback(() => setTimes((n) => n + 1), []);
  if (access.state === 'bound') return { reach: access, lastSet };
  const reload = access.state === 'loading' || access.state === 'ready' ? undefined : access.reload;
  const reach: Reach =
    access.state === 'failed'
      ? { state: 'failed', error: access.error }
      : access.state === 'noKey'
        ? { state: 'noKey' }
        : found?.of === question
          ? found.reach
          : CHECKING;
  return { reach, lastSet, check: reload ? () => void reload() : check };
}
