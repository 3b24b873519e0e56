import { useRef } from 'react';
import { Button, SplitButton } from '@console/ui';
import { collectChosen, pickFiles, type UploadEntry } from '../../transfer';
import { useBrowserText } from '../texts';

interface UploadButtonProps {
  /** Why nothing can be uploaded. */
  readonly reason: string | undefined;
  readonly onEntries: (entries: readonly UploadEntry[]) => void;
}

/** Chooses files, or a folder with all that is in it. */
export function UploadButton({ reason, onEntries }: UploadButtonProps) {
  const t = useBrowserText();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  if (reason !== undefined)
    return (
      <Button variant="filled" icon="upload" reason={reason}>
        {t('upload.files')}
      </Button>
    );
  const input = (isFolder: boolean) => (
    <input
      ref={(element) => {
        (isFolder ? folder : files).current = element;
        if (element && isFolder) element.webkitdirectory = true;
      }}
      type="file"
      multiple
      hidden
      aria-label={t(isFolder ? 'upload.folder' : 'upload.files')}
      onChange={({ target }) => {
        onEntries(collectChosen(target.files ?? []));
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
  const chooseFiles = (): void => void pickFiles(files.current, { multiple: true }).then(onEntries);
  return (
    <>
      <SplitButton
        variant="filled"
        icon="upload"
        onClick={chooseFiles}
        moreLabel={t('upload.more')}
        items={[
          { id: 'files', label: t('upload.files'), icon: 'file', onSelect: chooseFiles },
          // Browsers refuse whole folders such as Downloads to pages that want to keep the way to them; an input gets them.
          { id: 'folder', label: t('upload.folder'), icon: 'folder', onSelect: () => folder.current?.click() },
        ]}
      >
        {t('upload.files')}
      </SplitButton>
      {input(false)}
      {input(true)}
    </>
  );
}
