import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../../parts/button';
import { text } from '../../text/ui-messages';
import { tableText, useTableText } from '../texts';
import { toast } from '../../toasts/toast';
import type { TableState } from '../table-state';
import { tableTools } from '../use-table-tools';

export interface CsvButtonProps {
  /** Of the table; what it shows is saved. */
  state: TableState;
  /** Name of the file; the date and the ending are added. */
  name: string;
  /** What did not load and is not in the file, by name: said with the result. */
  missing?: readonly string[];
}

/** Writes the file; its code comes when it is first asked for. */
async function save({ state, name, missing = [] }: CsvButtonProps): Promise<void> {
  try {
    const { saveCsv } = await tableTools.load();
    const content = state.content();
    if (!content) return;
    const { records, unread = 0 } = content;
    const lacks = [...missing, ...(unread > 0 ? [tableText('csv.unread', { count: unread })] : [])];
    // The file outlives this message: its name says it, too. A CSV file has no place for it inside.
    const file = saveCsv(lacks.length > 0 ? `${name}-${tableText('csv.incomplete')}` : name, content);
    const saved = tableText('csv.saved', { count: records.length, file });
    if (lacks.length > 0) toast.warning(tableText('csv.missing', { saved, list: lacks.join(', ') }));
    else toast.success(saved);
  } catch {
    toast.error(text('partFailed'));
  }
}

/**
 * 'Export CSV': the rows that a table shows after search and filters, in its order, with the chosen columns. A list of which nothing
 * was read cannot be saved.
 */
export function CsvButton(props: CsvButtonProps): ReactNode {
  const t = useTableText();
  const { onContent, hasContent } = props.state;
  const reason = useSyncExternalStore(onContent, hasContent) ? {} : { reason: t('csv.notRead') };
  return (
    <span className="ui-only-wide">
      <Button icon="download" {...reason} onClick={() => void save(props)}>
        {t('csv.export')}
      </Button>
    </span>
  );
}
