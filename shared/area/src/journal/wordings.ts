import { useEffect } from 'react';
import { textsReady } from '@console/ui';
import { create } from 'zustand';
import { declaredAreas } from '../areas';
import { reportError } from '../report';
import { registeredJournals, type JournalCall, type JournalDeclaration } from './declaration';
import type { JournalEntry } from './entry';

type Text = Awaited<ReturnType<JournalDeclaration['texts']>>['text'];

/** Declarations that have come, by area, and what becomes of those that have been asked for. */
const pending = new Map<string, Promise<readonly JournalDeclaration[]>>();

/** The declarations of an area that is on the page. @throws what its code failed to load with; the next time it is loaded anew */
function declarationsOf(area: string): Promise<readonly JournalDeclaration[]> {
  const known = pending.get(area);
  if (known) return known;
  const work = registeredJournals.get(area)?.() ?? Promise.resolve([]);
  pending.set(area, work);
  work.catch(() => pending.delete(area));
  return work;
}

/** A call's declaration, and the area that it is of. */
interface DeclaredCall {
  readonly area: string;
  /** Whether that is the area which it belongs to, where several have declared it. */
  readonly isOwn: boolean;
  readonly call: JournalCall;
}

/** Looks for a call in the declarations of the areas on the page; what does not load breaks no call, and is reported. */
export async function declaredCall(name: string): Promise<DeclaredCall | undefined> {
  const found = await Promise.all(
    [...registeredJournals.keys()].map(async (area): Promise<DeclaredCall[]> => {
      try {
        return (await declarationsOf(area)).flatMap(({ calls, of = area }) => {
          const call = calls[name];
          return call ? [{ area, call, isOwn: of === area }] : [];
        });
      } catch (error) {
        reportError(error, { area });
        return [];
      }
    }),
  );
  const all = found.flat();
  return all.find(({ isOwn }) => isOwn) ?? all[0];
}

/** How a call is told of. */
export interface Wording {
  readonly call: JournalCall;
  readonly text: Text;
}

/** Wordings by name of the call. */
type Wordings = ReadonlyMap<string, Wording>;

/** The wordings of each area that has been asked for; of one that cannot be had there are none. */
export type AreaWordings = Readonly<Record<string, Wordings>>;
export const wordingStore = create<AreaWordings>()(() => ({}));

async function wordingsOf(area: string): Promise<Wordings> {
  // Registers itself while it is loaded, unless it is on the page already.
  if (!registeredJournals.has(area)) await declaredAreas().load(area);
  const declarations = await declarationsOf(area);
  const wordings = await Promise.all(
    declarations.map(async ({ calls, texts }) => {
      const reader = await texts();
      const text: Text = (id, values) => reader.text(id, values);
      return Object.entries(calls).flatMap(([name, call]) => (call ? [[name, { call, text }] as const] : []));
    }),
  );
  await textsReady();
  return new Map(wordings.flat());
}

const requested = new Set<string>();

/** Loads how an area tells of its calls, once; after a failure, which is reported, anew when it is asked for again. */
async function loadWordings(area: string): Promise<void> {
  if (requested.has(area)) return;
  requested.add(area);
  let wordings: Wordings = new Map();
  try {
    wordings = await wordingsOf(area);
  } catch (error) {
    requested.delete(area);
    reportError(error, { area });
  }
  wordingStore.setState({ [area]: wordings });
}

type OfArea = Pick<JournalEntry, 'area'>;

/** The areas that can tell of entries; where none is known, those that are on the page. */
const areasOf = (entries: readonly OfArea[]): string[] => [
  ...new Set(entries.flatMap(({ area }) => (area === undefined ? [...registeredJournals.keys()] : [area]))),
];

/** Loads how entries are told of; never fails. */
export async function prepareWordings(entries: readonly OfArea[]): Promise<void> {
  await Promise.all(areasOf(entries).map(loadWordings));
}

/** Loads how entries are told of, and draws anew when that has come. */
export function useWordings(entries: readonly OfArea[]): void {
  wordingStore();
  const areas = areasOf(entries).join(' ');
  useEffect(() => {
    for (const area of areas.split(' ').filter(Boolean)) void loadWordings(area);
  }, [areas]);
}
