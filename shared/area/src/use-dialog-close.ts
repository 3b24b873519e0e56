import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUrlAdapter } from './use-url-adapter';

/**
 * How the dialog that an address names is closed. One that was opened on this page closes as Back does, so that no step is
 * left behind; one that the page was opened with is taken out of the address.
 * @param dialog its name; undefined while none is open
 * @param parameters what names it in the address, and what it is about
 */
export function useDialogClose(dialog: string | undefined, parameters: readonly string[] = ['dialog']): () => void {
  const url = useUrlAdapter();
  const navigate = useNavigate();
  const opened = useRef({ dialog, here: false });
  if (opened.current.dialog !== dialog) opened.current = { dialog, here: dialog !== undefined };
  return () => {
    if (opened.current.here) void navigate(-1);
    else url.set(Object.fromEntries(parameters.map((name) => [name, ''])));
  };
}
