import { useEffect, useRef, type RefObject } from 'react';
import { focusIfLost } from '@console/ui';

/**
 * Another folder takes away what has led to it, with the focus: that goes to the rows of the folder, from which keys go on.
 * @returns for an element beside the rows
 */
export function useFolderFocus(folder: string): RefObject<HTMLDivElement | null> {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(folder);
  useEffect(() => {
    if (shown.current === folder) return;
    shown.current = folder;
    focusIfLost(head.current?.parentElement?.querySelector<HTMLElement>('[role=grid]'));
  }, [folder]);
  return head;
}
