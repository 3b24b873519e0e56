import { useEffect, useRef, useState } from 'react';
import { Icon } from '@console/ui';
import { collectDropped, type UploadEntry } from '../../transfer';
import { ObjectName } from '../parts/object-name';
import { BrowserText } from '../texts';

interface DropZoneProps {
  /** Where it comes to, in words. */
  readonly place: string;
  readonly onEntries: (entries: readonly UploadEntry[]) => void;
}

const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') === true;
const isBusy = (): boolean => document.querySelector('[role=dialog][aria-modal=true], .ui-dialog-root') !== null;
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[contenteditable=true]') !== null;

/** Takes what is dropped anywhere on the page, or pasted, while the objects of a folder are shown. */
export function DropZone({ place, onEntries }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onEntries);
  useEffect(() => {
    latest.current = onEntries;
  });
  useEffect(() => {
    const take = (data: DataTransfer): void => void collectDropped(data).then((entries) => latest.current(entries));
    // Elements inside of each other are entered and left one by one.
    let depth = 0;
    const listeners = {
      dragenter: ({ dataTransfer }: DragEvent) => {
        if (!hasFiles(dataTransfer) || isBusy()) return;
        depth += 1;
        setOver(true);
      },
      dragleave: ({ dataTransfer }: DragEvent) => {
        if (!hasFiles(dataTransfer)) return;
        depth = Math.max(0, depth - 1);
        if (depth === 0) setOver(false);
      },
      dragover: (event: DragEvent) => {
        if (hasFiles(event.dataTransfer)) event.preventDefault();
      },
      drop: (event: DragEvent) => {
        depth = 0;
        setOver(false);
        if (!hasFiles(event.dataTransfer)) return;
        // Else the browser leaves the page for the file.
        event.preventDefault();
        if (!isBusy()) take(event.dataTransfer);
      },
      paste: (event: ClipboardEvent) => {
        if (!hasFiles(event.clipboardData) || isTyping(event.target) || isBusy()) return;
        event.preventDefault();
        take(event.clipboardData);
      },
    };
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener('dragenter', listeners.dragenter, { signal });
    document.addEventListener('dragleave', listeners.dragleave, { signal });
    document.addEventListener('dragover', listeners.dragover, { signal });
    document.addEventListener('drop', listeners.drop, { signal });
    document.addEventListener('paste', listeners.paste, { signal });
    return () => abort.abort();
  }, []);
  return isOver ? (
    <div className="objects-drop" aria-hidden="true">
      <Icon name="upload" size={24} />
      <p>
        <BrowserText
          id="upload.drop"
          values={{
            place: (
              <b>
                <ObjectName name={place} />
              </b>
            ),
          }}
        />
      </p>
    </div>
  ) : null;
}
