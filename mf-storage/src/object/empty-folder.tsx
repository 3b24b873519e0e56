import { EmptyState } from '@console/ui';
import { visibleText } from './names/visible';
import { useBrowserText } from './texts';

interface EmptyFolderProps {
  readonly prefix: string;
  /** Only names that begin so were asked for. */
  readonly begins: string;
  readonly isComplete: boolean;
  /** Why nothing can be uploaded. */
  readonly reason?: string | undefined;
}

/** What a folder says that has no rows: of one that was read in part nobody knows that it is empty. */
export function EmptyFolder({ prefix, begins, isComplete, reason }: EmptyFolderProps) {
  const t = useBrowserText();
  if (!isComplete) return null;
  if (begins !== '') return <EmptyState icon="folder" title={t('begins.none', { text: visibleText(begins) })} />;
  return (
    <EmptyState
      icon="folder"
      title={t(prefix === '' ? 'empty.bucket' : 'empty.folder')}
      text={reason ?? t('empty.text')}
    />
  );
}
