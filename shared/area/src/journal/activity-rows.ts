import { useMemo } from 'react';
import { declaredAreas } from '../areas';
import { useSources } from '../search/use-sources';
import { useWordings, wordingStore, type AreaWordings } from './wordings';
import { messageOf } from './entry-message';
import type { JournalEntry } from './entry';
import { bareSubject, bySignificance, subjectResources, type SubjectResource } from './subject-resources';

/** An entry of the journal with what people call its parts. */
export interface ActivityRow {
  readonly entry: JournalEntry;
  /** Newer ones have larger numbers. Their times follow the server's clock, which is known to the second only. */
  readonly order: number;
  /** What was done; undefined while its area's words are on their way. */
  readonly what: string | undefined;
  /** The area that can tell of it; undefined where none is known. */
  readonly area: string | undefined;
  /** What it is about, as far as that is there. */
  readonly resource: SubjectResource | undefined;
  /** What people called it when that was done; undefined where the page did not know. */
  readonly called: string | undefined;
  /** The same where it is not there any more: that name, else its id. */
  readonly subject: string | undefined;
}

const hasMade = ({ area, endpoint }: JournalEntry, wordings: AreaWordings): boolean => {
  const wording = area === undefined ? undefined : wordings[area]?.get(endpoint);
  return (wording?.call.response?.about ?? []).length > 0;
};

/** The rows of the page of activity, in the order of the entries. */
export function useActivityRows(entries: readonly JournalEntry[]): readonly ActivityRow[] {
  useWordings(entries);
  const wordings = wordingStore();
  const sources = useSources();
  const resources = useMemo(() => subjectResources(entries, sources), [entries, sources]);
  return useMemo(() => {
    return entries.map((entry, index): ActivityRow => {
      const subjects = bySignificance(entry.subjects, hasMade(entry, wordings));
      const resource = subjects.map((subject) => resources.get(subject)).find((one) => one !== undefined);
      const [first] = subjects;
      const named = subjects.find((subject) => entry.names?.[subject] !== undefined);
      const called = named === undefined ? undefined : entry.names?.[named];
      return {
        entry,
        order: entries.length - index,
        what: messageOf(entry, wordings),
        area: entry.area === undefined ? undefined : declaredAreas().nameOf(entry.area),
        resource,
        called,
        subject: called ?? (first === undefined ? undefined : bareSubject(first)),
      };
    });
  }, [entries, resources, wordings]);
}
