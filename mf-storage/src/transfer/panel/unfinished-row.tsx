import './transfer.css';
import { useEffect, useRef, useState } from 'react';
import { Button, DateTime, useFormat } from '@console/ui';
import type { UnfinishedUpload } from '../../object-store/types';
import { fileAgain, handleOf } from '../kept/handles';
import { isSameFile, type Note } from '../kept/notes';
import { pickFiles } from '../chosen/picked';
import { startUpload } from '../start';
import { useText } from '../texts';

interface RowProps {
  readonly upload: UnfinishedUpload;
  /** What this browser knows of it. */
  readonly note: Note | undefined;
  /** Another tab is at it. */
  readonly isElsewhere: boolean;
  readonly bucket: string;
  readonly onRemove: () => Promise<void>;
}

/** Why it could not go on. */
type Problem = 'other' | 'refused' | 'gone';

/** The way to the file of an upload, as the browser has kept it. */
function useHandle(uploadId: string): FileSystemFileHandle | undefined {
  const [handle, setHandle] = useState<FileSystemFileHandle>();
  useEffect(() => {
    let isShown = true;
    void handleOf(uploadId).then((kept) => isShown && setHandle(kept));
    return () => {
      isShown = false;
    };
  }, [uploadId]);
  return handle;
}

/** Goes on with the file that was begun with: the kept one, or one that is chosen again. */
function Continue({ note, bucket, onProblem }: { note: Note; bucket: string; onProblem: (what?: Problem) => void }) {
  const t = useText();
  const handle = useHandle(note.uploadId);
  const input = useRef<HTMLInputElement>(null);
  const { key, name } = note;
  const goOn = (file: File, kept?: FileSystemFileHandle): void => {
    const isSame = isSameFile(note, file);
    onProblem(isSame ? undefined : 'other');
    if (isSame)
      startUpload({ bucket, prefix: '', entries: [{ path: key, file, handle: kept }], onConflict: 'replace' });
  };
  const resume = async (kept: FileSystemFileHandle): Promise<void> => {
    const file = await fileAgain(kept);
    if (file instanceof File) goOn(file, kept);
    else onProblem(file);
  };
  const choose = async (): Promise<void> => {
    const [chosen] = await pickFiles(input.current, { multiple: false });
    if (chosen) goOn(chosen.file, chosen.handle);
  };
  return (
    <>
      {handle ? (
        <Button size="sm" onClick={() => void resume(handle)} aria-label={t('unfinished.resumeOf', { name: key })}>
          {t('unfinished.resume')}
        </Button>
      ) : null}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('unfinished.fileOf', { name })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) goOn(file);
          target.value = '';
        }}
      />
      <Button size="sm" onClick={() => void choose()} aria-label={t('unfinished.continueOf', { name: key })}>
        {t('unfinished.continue')}
      </Button>
    </>
  );
}

/** One upload that was begun and not ended: what is known of it, and what can be done. */
export function UnfinishedRow({ upload: { key, started }, note, isElsewhere, bucket, onRemove }: RowProps) {
  const t = useText();
  const { bytes } = useFormat();
  const [problem, setProblem] = useState<Problem>();
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <li className="transfer">
      <span className="transfer-text">
        <bdi className="transfer-name">{key}</bdi>
        <small>
          {t('unfinished.started')} <DateTime value={started} as="relative" />
          {note ? `, ${t('unfinished.size', { size: bytes(note.size) })}` : null}
        </small>
        {isElsewhere ? <small>{t('unfinished.elsewhere')}</small> : null}
        {problem && note && !isElsewhere ? (
          <small role="alert">{t(`unfinished.${problem}`, { name: note.name, size: bytes(note.size) })}</small>
        ) : null}
      </span>
      {isElsewhere ? null : (
        <span className="transfer-buttons">
          {note ? <Continue note={note} bucket={bucket} onProblem={setProblem} /> : null}
          <Button
            size="sm"
            pending={isRemoving}
            onClick={() => {
              setIsRemoving(true);
              void onRemove().finally(() => setIsRemoving(false));
            }}
            aria-label={t('unfinished.removeOf', { name: key })}
          >
            {t('unfinished.remove')}
          </Button>
        </span>
      )}
    </li>
  );
}
