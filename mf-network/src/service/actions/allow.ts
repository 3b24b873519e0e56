import { ApiError, call } from '@console/api';
import {
  addToServiceWhitelist,
  listServiceWhitelist,
  removeFromServiceWhitelist,
} from '@console/contract/service-whitelist';
import { addOneByOne } from '@console/domain/dialogs';
import { normalEntry, newEntryProblems, type NewEntryProblem } from '../access/entries';
import { onService } from '../marks';
import { serviceText } from '../texts';
import type { ServiceView } from '../use-services';
import { entryParams } from './requests';

type Service = Pick<ServiceView, 'uuid' | 'location'>;

/** A list as it was shown to whoever decides about it. */
interface Seen {
  readonly seen: string;
}

/** Entries that are still to be added: what is done of several is taken out of them. */
export interface AllowValues extends Seen {
  readonly entries: readonly string[];
  /** Those that this try has added. */
  readonly done?: readonly string[];
}

/** A list as a text: without entries it lets everyone in. Its order means nothing, and two calls may answer it in two. */
export const listFact = (entries: readonly string[]): string =>
  entries.length === 0 ? serviceText('allowed.everyone') : entries.toSorted().join(', ');

/**
 * Somebody else may have changed the list: the first entry cuts everyone else off, and without the last one everyone may
 * connect. Then nothing is sent before that was seen.
 * @returns the list
 * @throws ApiError that says what the list is now
 */
async function requireSeen({ uuid }: Service, { seen }: Seen): Promise<readonly string[]> {
  const list = await call(listServiceWhitelist, { uuid });
  const now = listFact(list);
  if (now !== seen)
    throw new ApiError({ kind: 'general', text: serviceText('allowed.changed', { list: now }), outcome: 'refused' });
  return list;
}

/** Where the list of services does not say who may connect, the list itself is shown. */
const changeList = (service: Service, work: () => Promise<void>): Promise<void> =>
  onService(service, work, [listServiceWhitelist]);

/**
 * Adds entries to the list of a service, one call each, in their normal form.
 * @throws ApiError that says which of several were added, and which were not
 */
export const allowEntries = (
  service: Service,
  values: AllowValues,
  keep: (values: AllowValues) => void,
): Promise<void> =>
  changeList(service, async () => {
    let list = await requireSeen(service, values);
    await addOneByOne({
      items: values.entries,
      nameOf: normalEntry,
      send: async (entry) => {
        const normal = normalEntry(entry);
        list = (await call(addToServiceWhitelist, entryParams(service, normal))) ?? [...list, normal];
      },
      keep: (done, entries) => keep({ entries, done, seen: listFact(list) }),
    });
  });

/** Takes one out of it, written as it stands there. @throws ApiError */
export const disallowEntry = (service: Service, entry: string, seen: string): Promise<void> =>
  changeList(service, async () => {
    await requireSeen(service, { seen });
    await call(removeFromServiceWhitelist, entryParams(service, entry));
  });

const MOST_PROBLEMS = 3;

const problemText = ({ entry, rule }: NewEntryProblem): string =>
  serviceText('rule.of', { entry, rule: serviceText(`rule.${rule}`) });

/** What is wrong with entries that are to be added, in words; of many problems the first ones. */
export function allowProblem(entries: readonly string[], list: readonly string[]): string | undefined {
  const problems = newEntryProblems(entries, list);
  const [only] = problems;
  if (!only) return undefined;
  if (entries.length === 1) return serviceText(`rule.${only.rule}`);
  const rest = problems.length - MOST_PROBLEMS;
  return [
    ...problems.slice(0, MOST_PROBLEMS).map(problemText),
    ...(rest > 0 ? [serviceText('rule.more', { n: rest })] : []),
  ].join(' ');
}
