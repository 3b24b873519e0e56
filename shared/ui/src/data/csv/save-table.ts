import { tableTools } from '../use-table-tools';
import type { CsvContent } from './csv-types';

/**
 * Has the browser save a table that no DataTable shows as a CSV file.
 * @param name without the date and ending, which are added
 * @returns the name of the file
 */
export const saveTable = async (name: string, content: CsvContent): Promise<string> =>
  (await tableTools.load()).saveCsv(name, content);
