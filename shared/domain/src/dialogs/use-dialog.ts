import { useDialogClose } from '@console/area';
import { useSearchParams } from '@console/area/router';

export interface DialogOfAddress<Name extends string> {
  /** The dialog that is open; undefined while there is none, or one that the screen does not have. */
  readonly dialog: Name | undefined;
  /** Opens one as a step of its own: Back closes it. */
  readonly open: (name: Name) => void;
  readonly close: () => void;
}

/**
 * The dialog of a screen that the address names (`?dialog=rename`), so that it can be linked to and outlives a reload.
 * @param names of the dialogs that the screen has
 */
export function useDialog<Name extends string>(names: readonly Name[]): DialogOfAddress<Name> {
  const [params, setParams] = useSearchParams();
  const dialog = names.find((name) => name === params.get('dialog'));
  return {
    dialog,
    open: (name) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set('dialog', name);
        return after;
      }),
    close: useDialogClose(dialog),
  };
}
