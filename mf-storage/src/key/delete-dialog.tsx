import { invalidate } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import type { S3Key } from '@console/contract/bucket';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog } from '@console/ui';
import { changedByKeys, deleteCode, removeKey } from './requests';
import { useKeyText } from './texts';

const deleteAction = defineAction<null>('s3key.delete');

export interface DeleteKeyDialogProps {
  readonly access: S3Key;
  /** No other could be read: the browser of objects has none left to sign with. */
  readonly isLast: boolean;
  readonly onClose: () => void;
}

/** Deletes a pair of keys: what stops working, and the access key typed by hand. */
export function DeleteKeyDialog({ access, isLast, onClose }: DeleteKeyDialogProps) {
  const t = useKeyText();
  const { accessKey: name } = access;
  const { dialog, run } = useConfirmedAction(deleteAction, { about: name, onClose });
  return (
    <DeleteDialog
      {...dialog}
      title={t('delete.title')}
      name={name}
      consequences={[
        {
          id: 'clients',
          tone: 'affected',
          icon: 'plug',
          text: t('delete.clients'),
          detail: t('delete.clientsDetail'),
        },
        isLast
          ? { id: 'console', tone: 'affected', icon: 'folder', text: t('delete.last') }
          : { id: 'console', tone: 'kept', icon: 'folder', text: t('delete.other') },
        { id: 'objects', tone: 'kept', icon: 'database', text: t('delete.kept') },
      ]}
      confirmLabel={t('delete.title')}
      pendingLabel={t('delete.pending')}
      onConfirm={() =>
        run({
          values: null,
          work: () => removeKey(access).finally(() => changedByKeys.map((changed) => void invalidate(changed))),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={<CodeDisclosure requests={() => [deleteCode(access)]} />}
    />
  );
}
