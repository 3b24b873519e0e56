import { saveFile } from '../save-file';
import { toastError } from '../report';
import type { JournalEntry } from './entry';
import { text } from './texts';
import { wordsOf } from './words';

const NAME = 'activity';

const said = (entry: JournalEntry) => {
  const { id: _, ...facts } = entry;
  return { what: wordsOf(entry), ...facts };
};

/** Saves entries with everything that is known of them. */
export function exportJson(entries: readonly JournalEntry[]): void {
  const file = `${NAME}-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile(file, `${JSON.stringify(entries.map(said), null, 2)}\n`, 'application/json');
}

/** Saves entries as a table. */
export async function exportCsv(entries: readonly JournalEntry[]): Promise<void> {
  try {
    const { saveTable } = await import('@console/ui/data');
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
        wordsOf(entry),
        text(`newest.${entry.outcome}`),
        entry.message,
        entry.correlationId,
        entry.actingFor,
        entry.tookMs === undefined ? undefined : entry.tookMs / 1000,
        entry.endpoint,
        entry.subjects.join(' '),
      ]),
    });
  } catch (error) {
    toastError(error);
  }
}
