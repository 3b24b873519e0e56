import { toast } from '@console/ui';
import { entered } from '../../journal/enter-objects';
import { failureMessages, isStoreError, type ObjectStore } from '../../object-store';
import { tellChanged } from '../changes';
import { visibleText } from '../names/visible';
import { Commands } from '../parts/commands';
import { folderCommand } from '../parts/object-commands';
import { useBrowserText } from '../texts';
import { NameForm } from './name-form';

interface NewFolderProps {
  readonly store: Pick<ObjectStore, 'bucket' | 'list' | 'put'>;
  /** Folder that it comes into. */
  readonly parent: string;
  readonly onClose: () => void;
}

/**
 * Whether the folder is there, and nothing in it. A lost response may have said that it was made, and a browser that sends
 * a request again by itself, on another connection, hears that what it has just made exists.
 */
async function isMade(store: Pick<ObjectStore, 'list'>, key: string): Promise<boolean> {
  const { objects } = await store.list({ prefix: key, limit: 2 });
  return objects.length === 1 && objects[0]?.key === key && objects[0].size === 0;
}

/** A new folder: an empty object whose name ends with a slash keeps it. */
export function NewFolder({ store, parent, onClose }: NewFolderProps) {
  const t = useBrowserText();
  const create = async (name: string): Promise<string | undefined> => {
    const key = `${parent}${name}/`;
    try {
      const there = await store.list({ prefix: key, limit: 1 });
      if (there.objects.length + there.folders.length > 0) return t('folder.exists');
      await entered('folder', { bucket: store.bucket, key }, async () => {
        try {
          await store.put(key, '', { contentType: 'application/x-directory', ifNoneMatch: '*' });
        } catch (error) {
          const mayBeMade = isStoreError(error, 'exists') || isStoreError(error, 'lost');
          if (!mayBeMade || !(await isMade(store, key).catch(() => false))) throw error;
        }
      });
    } catch (error) {
      if (isStoreError(error, 'exists')) return t('folder.exists');
      const { title, help } = failureMessages(error);
      return `${title}. ${help}`;
    }
    tellChanged(store.bucket);
    toast.success(t('folder.done', { name: visibleText(name) }));
    return undefined;
  };
  return (
    <NameForm
      title={t('folder.new')}
      name=""
      parent={parent}
      isFolder
      saveLabel={t('folder.create')}
      pendingLabel={t('folder.pending')}
      onSave={create}
      onClose={onClose}
    >
      {(name) => <Commands bucket={store.bucket} commands={[folderCommand(store.bucket, `${parent}${name}/`)]} />}
    </NameForm>
  );
}
