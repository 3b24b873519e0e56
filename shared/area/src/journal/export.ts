import { saveFile } from '../save-file';
import { toastError } from '../report';
import { prepareWordings } from './wordings';
import type { JournalEntry } from './entry';
import { text } from './texts';
import { messageOf } from './entry-message';

const NAME = 'activity';

/** How an address may be written down. (shared/docs/decisions/0015) */
type Shown = (email: string) => string;

const whatOf = (entry: JournalEntry): string => messageOf(entry) ?? entry.endpoint;

function record(entry: JournalEntry, shown: Shown) {
  const { id: _, area: _area, actingFor, ...facts } = entry;
  return { what: whatOf(entry), ...facts, ...(actingFor === undefined ? {} : { actingFor: shown(actingFor) }) };
}

/** Saves entries with everything that is known of them. */
export async function exportJson(entries: readonly JournalEntry[], shown: Shown): Promise<void> {
  await prepareWordings(entries);
  const file = `${NAME}-${new Date().toISOString().slice(0, 10)}.json`;
  const records = entries.map((entry) => record(entry, shown));
  saveFile(file, `${JSON.stringify(records, null, 2)}\n`, 'application/json');
}

/** Saves entries as a table. */
export async function exportCsv(entries: readonly JournalEntry[], shown: Shown): Promise<void> {
  try {
    const [{ saveTable }] = await Promise.all([import('@console/ui/data'), prepareWordings(entries)]);
    await saveTable(NAME, {
      header: [
        text('csv.at'),
        text('csv.what'),
        text('csv.outcome'),
        text('csv.message'),
        text('csv.correlation'),
        text('csv.actingFor'),
        text('csv.seconds'),
        text('csv.call'),
        text('csv.subjects'),
      ],
      records: entries.map((entry) => [
        entry.at,
        whatOf(entry),
        text(`newest.${entry.outcome}`),
        entry.message,
        entry.correlationId,
        entry.actingFor === undefined ? undefined : shown(entry.actingFor),
        entry.tookMs === undefined ? undefined : entry.tookMs / 1000,
        entry.endpoint,
        entry.subjects.join(' '),
      ]),
    });
  } catch (error) {
    toastError(error);
  }
}
