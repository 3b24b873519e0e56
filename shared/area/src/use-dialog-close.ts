import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { toast } from '@console/ui';
import { takeCutOff } from './actions/cut-off';
import { text } from './messages';
import { useUrlAdapter } from './use-url-adapter';

/**
 * How the dialog that an address names is closed. One that was opened on this page closes as Back does, so that no step is
 * left behind; one that the page was opened with is taken out of the address. So is one whose work was sent before a reload,
 * at once: it would stand there as if nothing had been sent, and offer to send it again.
 * @param dialog its name; undefined while none is open
 * @param parameters what names it in the address, and what it is about
 */
export function useDialogClose(dialog: string | undefined, parameters: readonly string[] = ['dialog']): () => void {
  const url = useUrlAdapter();
  const navigate = useNavigate();
  const opened = useRef({ dialog, here: false });
  if (opened.current.dialog !== dialog) opened.current = { dialog, here: dialog !== undefined };
  const takeOut = (): void => url.set(Object.fromEntries(parameters.map((name) => [name, ''])));
  const arrival = useNavigationType();
  useLayoutEffect(() => {
    if (dialog === undefined || arrival === NavigationType.Push || !takeCutOff()) return;
    takeOut();
    toast.warning(text('dialog.cutOff'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each dialog, as its address was
  }, [dialog]);
  return () => {
    if (opened.current.here) void navigate(-1);
    else takeOut();
  };
}
