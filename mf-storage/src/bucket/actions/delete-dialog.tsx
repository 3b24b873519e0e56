import { useQuery } from '@console/api';
import { CodeDisclosure, defineAction } from '@console/area';
import { getBucket } from '@console/contract/bucket';
import { paths } from '@console/contract/paths';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, LinkButton, useFormat } from '@console/ui';
import { AwsCommand } from '../../connect/aws-command';
import type { BucketRow } from '../rows';
import { useBucketText } from '../texts';
import { whyNot } from './can';
import { deleteCode, removeBucket } from './requests';

const deleteAction = defineAction<null>('bucket.delete');

export interface DeleteBucketDialogProps {
  readonly row: BucketRow;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}

/** Deletes a bucket that is empty, or says how much is in it and leads there. A refusal stays in the dialog. */
export function DeleteBucketDialog({ row, onClose, onDeleted }: DeleteBucketDialogProps) {
  const t = useBucketText();
  const { bytes } = useFormat();
  // Lists count objects some time ago: others write to it, too.
  const { data } = useQuery(getBucket, { name: row.name });
  const bucket = { ...row, ...data };
  const { name, account, num_objects: n, size_bytes: size } = bucket;
  const blocked = whyNot('delete', bucket);
  const { dialog, run, view } = useConfirmedAction(deleteAction, {
    about: name,
    onClose,
    onDone: () => {
      onDeleted?.();
      onClose();
    },
    reason: blocked && t(blocked.id, blocked.values),
  });
  const isFull = dialog.reason !== undefined && n != null && n > 0;
  const isRefused = view.current?.error?.status === 409;
  return (
    <DeleteDialog
      {...dialog}
      title={t('delete.title')}
      name={name}
      {...(isFull ? { intro: t('delete.isFull', { name }), confirmText: false } : {})}
      consequences={
        isFull
          ? [
              {
                id: 'objects',
                tone: 'affected',
                icon: 'file',
                text: t('delete.objects', { n }),
                ...(size == null ? {} : { detail: bytes(size) }),
              },
            ]
          : [
              {
                id: 'bucket',
                tone: 'erased',
                icon: 'database',
                text: t('delete.gone'),
                detail: t('delete.goneDetail'),
              },
              { id: 'uploads', tone: 'erased', icon: 'upload', text: t('delete.uploads') },
              ...(account
                ? [
                    {
                      id: 'billing',
                      tone: 'affected' as const,
                      icon: 'receipt' as const,
                      text: t('delete.billing', { account }),
                    },
                  ]
                : []),
            ]
      }
      confirmLabel={t('delete.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => removeBucket(row),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={
        isFull ? undefined : (
          <>
            <CodeDisclosure requests={() => [deleteCode(row)]} />
            <AwsCommand args={['s3api', 'delete-bucket', '--bucket', name]} />
          </>
        )
      }
    >
      {isFull || isRefused ? (
        <div className="ui-row">
          <LinkButton to={`${paths.bucket({ storageName: name })}?dialog=empty`} icon="trash-2">
            {t('delete.empty')}
          </LinkButton>
        </div>
      ) : null}
    </DeleteDialog>
  );
}
