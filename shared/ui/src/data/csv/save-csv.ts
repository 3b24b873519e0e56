import type { CsvContent } from './csv-types';
import { csvText } from './csv-text';

/** A browser may still be reading the file when the link was followed. */
const KEPT_MS = 60_000;

/** Has the browser save a table as a file. @param name without the date and ending, which are added */
export function saveCsv(name: string, content: CsvContent): string {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  const url = URL.createObjectURL(new Blob([csvText(content)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
  return file;
}
