import { enterObjects } from '../journal/enter-objects';
import { failureMessages } from '../object-store/failure-messages';
import type { Engine } from './engine/engine';
import { text } from './texts';
import { isEnded, type Transfer } from './types';

interface Entered {
  /** Transfers of this entry: those of its batch that had not ended. */
  readonly ids: ReadonlySet<string>;
  readonly end: ReturnType<typeof enterObjects>;
}

function end({ end: enterEnd, ids }: Entered, batch: readonly Transfer[]): void {
  const mine = batch.filter(({ id }) => ids.has(id));
  const done = mine.filter(({ state }) => state === 'done').length;
  if (done === ids.size) return enterEnd({ outcome: 'ok' });
  const failed = mine.find(({ state }) => state === 'failed');
  const skipped = mine.filter(({ state }) => state === 'skipped').length;
  // To skip what is there is what somebody has asked for.
  const isAsWanted = done + skipped === ids.size;
  const reason = failed
    ? failureMessages(failed.error).title
    : isAsWanted
      ? text('journal.skipped', { n: skipped })
      : text('journal.cancelled');
  const message = done === 0 ? reason : text('journal.some', { done, of: ids.size, reason });
  return enterEnd({ outcome: isAsWanted ? 'ok' : 'failed', message });
}

/** Enters uploads in the journal, one entry a batch; what is tried again is another one. */
export function enterUploads({ subscribe, transfers }: Pick<Engine, 'subscribe' | 'transfers'>): void {
  const open = new Map<number, Entered>();
  subscribe(() => {
    const now = transfers();
    for (const batch of new Set(now.map((one) => one.batch))) {
      const all = now.filter((one) => one.batch === batch);
      const left = all.filter((one) => !isEnded(one));
      const entry = open.get(batch);
      const [first] = left;
      if (!entry && first && left.some(({ state }) => state === 'running')) {
        const { bucket, key } = first;
        const ids = new Set(left.map(({ id }) => id));
        open.set(batch, { ids, end: enterObjects('upload', { bucket, n: ids.size, key }) });
      } else if (entry && !first) {
        open.delete(batch);
        end(entry, all);
      }
    }
  });
}
