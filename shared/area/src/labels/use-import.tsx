import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '@console/ui';
import { ImportDialog } from './import-dialog';
import { hasSet, readLabelLink } from './label-link';
import { LONGEST_TEXT, parseLabels, type ReadLabels } from './label-text';
import { useText } from './page-texts';

/** A letter has four bytes at most. */
const LARGEST_FILE = LONGEST_TEXT * 4;

interface Brought {
  readonly from: 'file' | 'link';
  readonly read: ReadLabels | undefined;
}

async function readFile(file: File): Promise<ReadLabels | undefined> {
  if (file.size > LARGEST_FILE) return undefined;
  return parseLabels(await file.text().catch(() => ''));
}

/** The button that takes labels from a file, and the dialog of what a file or the page's own address brings. */
export function useImport(): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const t = useText();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [brought, setBrought] = useState<Brought>();
  useEffect(() => {
    if (!hasSet(hash)) return undefined;
    let isWanted = true;
    void readLabelLink(hash).then((read) => void (isWanted && setBrought({ from: 'link', read })));
    return () => {
      isWanted = false;
    };
  }, [hash]);
  const close = (): void => {
    setBrought(undefined);
    // What has been decided is not asked again by Back or a reload.
    if (hasSet(hash)) void navigate(pathname + search, { replace: true });
  };
  return {
    button: (
      <>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('import')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void readFile(file).then((read) => setBrought({ from: 'file', read }));
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        <Button icon="upload" onClick={() => input.current?.click()}>
          {t('import')}
        </Button>
      </>
    ),
    dialog: brought ? <ImportDialog {...brought} onClose={close} /> : null,
  };
}
