import { Button, Dialog } from '@console/ui';
import { Commands } from '../parts/commands';
import {
  deleteCommand,
  downloadCommand,
  folderCommand,
  listCommand,
  uploadCommand,
  uploadFolderCommand,
} from '../parts/object-commands';
import { useBrowserText } from '../texts';

interface FolderCodeProps {
  readonly bucket: string;
  readonly prefix: string;
  readonly onClose: () => void;
}

/** What can be done in a folder, as commands. */
export function FolderCode({ bucket, prefix, onClose }: FolderCodeProps) {
  const t = useBrowserText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('part.code')}
      width={640}
      footer={<Button onClick={onClose}>{t('close')}</Button>}
    >
      <Commands
        isOpen
        bucket={bucket}
        commands={[
          { label: t('cli.list'), ...listCommand(bucket, prefix) },
          { label: t('upload.files'), ...uploadCommand(bucket, `${prefix}photo.jpg`) },
          { label: t('upload.folder'), ...uploadFolderCommand(bucket, prefix, 'photos') },
          { label: t('folder.new'), ...folderCommand(bucket, `${prefix}photos/`) },
          { label: t('download'), ...downloadCommand(bucket, prefix) },
          {
            label: t(prefix === '' ? 'emptyBucket' : 'delete.folder'),
            ...deleteCommand(bucket, prefix),
          },
        ]}
      />
    </Dialog>
  );
}
