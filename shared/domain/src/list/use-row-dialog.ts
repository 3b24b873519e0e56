import { useCallback } from 'react';
import { useDialogClose } from '@console/area';
import { useSearchParams } from '@console/area/router';

export interface RowDialog<Name extends string, Row> {
  /** Opens one as a step of its own: Back closes it. */
  readonly open: (name: Name, row: Row) => void;
  /** The dialog that is open; undefined while there is none, or while the list does not have its row. */
  readonly shown: { readonly name: Name; readonly row: Row; readonly onClose: () => void } | undefined;
}

/**
 * The dialog about one row that the address of a list names: `?rename=` with a uuid.
 * @param names of the dialogs that the list has
 */
export function useRowDialog<Name extends string, Row extends { readonly uuid: string }>(
  names: readonly Name[],
  rows: readonly Row[],
): RowDialog<Name, Row> {
  const [params, setParams] = useSearchParams();
  const name = names.find((one) => params.has(one));
  const uuid = name && params.get(name);
  const row = uuid ? rows.find((one) => one.uuid === uuid) : undefined;
  const onClose = useDialogClose(name, names);
  const open = useCallback(
    (next: Name, { uuid: of }: Row) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set(next, of);
        return after;
      }),
    [setParams],
  );
  return { open, shown: name && row ? { name, row, onClose } : undefined };
}
