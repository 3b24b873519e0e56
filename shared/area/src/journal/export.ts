import { saveFile } from '../save-file';
import { toastError } from '../report';
import type { JournalEntry } from './entry';
import { text } from './texts';
import { wordsOf } from './words';

const NAME = 'activity';

/** How an address may be written down. (shared/docs/decisions/0015) */
type Shown = (email: string) => string;

function said(entry: JournalEntry, shown: Shown) {
  const { id: _, actingFor, ...facts } = entry;
  return { what: wordsOf(entry), ...facts, ...(actingFor === undefined ? {} : { actingFor: shown(actingFor) }) };
}

/** Saves entries with everything that is known of them. */
export function exportJson(entries: readonly JournalEntry[], shown: Shown): void {
  const file = `${NAME}-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile(
    file,
    `${JSON.stringify(
      entries.map((entry) => said(entry, shown)),
      null,
      2,
    )}\n`,
    'application/json',
  );
}

/** Saves entries as a table. */
export async function exportCsv(entries: readonly JournalEntry[], shown: Shown): Promise<void> {
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
