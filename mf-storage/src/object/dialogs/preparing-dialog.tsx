import { Button, Dialog, useFormat } from '@console/ui';
import type { Progress } from '../bulk/taken';
import { StoreFailureStrip } from '../store-failure';
import { useBrowserText } from '../texts';

interface PreparingDialogProps {
  /** Objects that were counted so far; left out where nothing is counted. */
  readonly counted?: number | undefined;
  /** Names that were compared with what is there. */
  readonly progress: Progress | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** While the store is asked what there is, before anything is written: how far that is, or why it ended. */
export function PreparingDialog({ counted = 0, progress, error, onRetry, onClose }: PreparingDialogProps) {
  const t = useBrowserText();
  const { number } = useFormat();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('transfer.preparing')}
      footer={<Button onClick={onClose}>{t('cancel')}</Button>}
    >
      {error === undefined ? (
        <p role="status">
          {progress
            ? t('look.progress', { done: number(progress.done), of: progress.of })
            : t('delete.counting', { n: number(counted) })}
        </p>
      ) : (
        <StoreFailureStrip error={error} onRetry={onRetry} />
      )}
    </Dialog>
  );
}
