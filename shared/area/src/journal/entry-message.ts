import type { TextValues } from '@console/ui';
import type { JournalCall, JournalDetails, JournalValue } from './declaration';
import { wordingStore, type AreaWordings, type Wording } from './wordings';
import type { JournalEntry } from './entry';

const shown = (value: JournalValue | undefined): string => (value === undefined ? '?' : String(value));

const namesOf = ({ keep = [], response }: JournalCall): readonly string[] => [...keep, ...(response?.keep ?? [])];

/**
 * What a call has done, in the words of its area.
 * @param isDone false for what it should have done
 */
export function callMessage({ call, text }: Wording, details: JournalDetails, isDone: boolean): string {
  const values: TextValues = {
    ...Object.fromEntries(namesOf(call).map((name) => [name, shown(details[name])])),
    ...call.values?.(details),
    did: isDone ? 'yes' : 'no',
  };
  return text(typeof call.text === 'string' ? call.text : call.text(details), values);
}

/**
 * What a call has done, in a few words; of one that has not succeeded what it should have done. A call whose area cannot tell
 * of it is told of by its name.
 * @returns undefined while the texts are on their way
 */
export function messageOf(
  { area, details, endpoint, outcome }: JournalEntry,
  wordings: AreaWordings = wordingStore.getState(),
): string | undefined {
  if (area !== undefined && wordings[area] === undefined) return undefined;
  // An entry without an area was made before areas declared their calls, or where nobody had declared this one.
  const candidates = area === undefined ? Object.values(wordings) : [wordings[area]];
  const wording = candidates.map((one) => one?.get(endpoint)).find((one) => one !== undefined);
  if (!wording) return endpoint;
  return callMessage(wording, details, outcome === 'ok');
}
