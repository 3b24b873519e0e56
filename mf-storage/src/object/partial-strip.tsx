import { Icon, useFormat } from '@console/ui';
import { failureMessages } from '../object-store';
import { MOST_ENTRIES, type Folder, type FolderState } from './listing/folder';
import { useBrowserText } from './texts';

interface PartialStripProps {
  readonly state: FolderState & { readonly folder: Folder };
  /** What is searched for in the names that were read. */
  readonly query: string;
  /** Asks the store itself for names that begin so. */
  readonly onBegins: (text: string) => void;
}

/** Says how much of a folder was read, and reads on: a part of it never passes for the whole. */
export function PartialStrip({ state, query, onBegins }: PartialStripProps) {
  const t = useBrowserText();
  const { number } = useFormat();
  const { entries, isReading, isComplete, isFull, isNew, error, folder } = state;
  if (isNew || (isComplete && error === undefined)) return null;
  const n = entries.length;
  const failure = error === undefined ? undefined : failureMessages(error);
  const search = query.trim();
  return (
    <div className="ui-strip" role="status">
      <Icon name={failure ? 'triangle-alert' : 'info'} />
      <div className="bd">
        <b>
          {failure
            ? `${failure.title}.`
            : isReading
              ? t('part.reading', { n })
              : isFull
                ? t('part.full', { n: number(MOST_ENTRIES) })
                : t('part.some', { n })}
        </b>{' '}
        {failure
          ? t('part.kept', { n, help: failure.help })
          : search === ''
            ? t('part.order')
            : t('part.searched', { n })}
      </div>
      {search === '' || isComplete ? null : (
        <button type="button" className="ui-txtbtn" onClick={() => onBegins(search)}>
          {t('part.begins', { text: search })}
        </button>
      )}
      {isReading ? (
        <button type="button" className="ui-txtbtn" onClick={folder.stop}>
          {t('part.stop')}
        </button>
      ) : isFull ? null : (
        <button type="button" className="ui-txtbtn" onClick={() => (isComplete ? folder.refresh() : folder.readOn())}>
          {t(failure ? 'retry' : 'part.more')}
        </button>
      )}
    </div>
  );
}
