import { useMemo, useState } from 'react';
import { Button, Dialog, Notice, toast } from '@console/ui';
import { changeLabels, noteLabels } from './keep-labels';
import { LabelChips } from './label-chips';
import { labelCounts, merged, mergeCounts } from './label-set';
import type { ReadLabels } from './label-text';
import { useText } from './page-texts';
import { useText as useLabelText } from './texts';
import { useLabels } from './use-labels';

/** So many labels are shown before they are taken over. */
const SHOWN = 12;

export interface ImportDialogProps {
  /** What was brought; undefined where it could not be read. */
  readonly read: ReadLabels | undefined;
  readonly from: 'file' | 'link';
  readonly onClose: () => void;
}

/** Says what labels of a file or a link would change, and takes them over. Nothing is taken unasked. */
export function ImportDialog({ read, from, onClose }: ImportDialogProps) {
  const t = useText();
  const own = useLabelText();
  const labels = useLabels();
  const [isFull, setFull] = useState(false);
  const brought = useMemo(() => {
    const all = read ? [...labelCounts(read.labels).keys()] : [];
    noteLabels(all);
    return all;
  }, [read]);
  if (!read || brought.length === 0) {
    return (
      <Dialog open onClose={onClose} title={t('import.title')}>
        <p>{t(read?.leftOut === 0 ? 'import.none' : from === 'file' ? 'import.noFile' : 'import.noLink')}</p>
      </Dialog>
    );
  }
  const { resources, changed, added, replaced, same, noRoom } = mergeCounts(labels, read.labels);
  const take = (): void => {
    const keeping = changeLabels((set) => merged(set, read.labels));
    if (keeping === 'full') return setFull(true);
    if (keeping === 'memory') toast.error(own('memory'));
    else toast.success(t('import.done', { n: changed }));
    onClose();
  };
  const lines = [
    t('import.added', { n: added }),
    replaced > 0 && t('import.replaced', { n: replaced }),
    same > 0 && t('import.same', { n: same }),
    noRoom > 0 && t('import.noRoom', { n: noRoom }),
    read.leftOut > 0 && t('import.leftOut', { n: read.leftOut }),
  ].filter((line) => line !== false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('import.title')}
      description={t(`import.${from}`, { n: resources })}
      onSubmit={take}
      footer={
        <>
          <Button onClick={onClose}>{own('cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            {...(changed === 0 ? { reason: t(noRoom > 0 ? 'import.full' : 'import.nothing') } : {})}
          >
            {t('import.confirm')}
          </Button>
        </>
      }
    >
      <LabelChips labels={brought.slice(0, SHOWN)} />
      {brought.length > SHOWN ? <p className="ui-mut">{t('import.more', { n: brought.length - SHOWN })}</p> : null}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isFull ? <Notice tone="danger">{own('full')}</Notice> : null}
    </Dialog>
  );
}
