import { useActionOf, type ActionKind, type ActionView, type NewWork } from '@console/area';
import type { DeleteDialogProps } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot, type VmAction } from '../../can';
import type { VmRow } from '../../rows';
import { useDetailText } from '../texts';

export interface DeedOptions {
  readonly vm: VmRow;
  /** What it is about: the uuid of a disk, a copy, a machine. */
  readonly key: string;
  readonly action: VmAction;
  readonly onClose: () => void;
}

export interface Deed<Values> {
  readonly view: ActionView<Values>;
  /** For the dialog that asks for it. */
  readonly dialog: Pick<DeleteDialogProps, 'open' | 'onClose' | 'operation' | 'reason'>;
  /** @throws ApiError */
  readonly run: (work: NewWork<Values>) => Promise<void>;
}

/** Work that is confirmed in a dialog and outlives it. */
export function useDeed<Values>(kind: ActionKind<Values>, { vm, key, action, onClose }: DeedOptions): Deed<Values> {
  const t = useText();
  const d = useDetailText();
  const view = useActionOf(kind, key, onClose);
  const reason = view.isRunning ? undefined : whyNot(action, vm, vm.pending);
  return {
    view,
    run: view.start,
    dialog: {
      open: true,
      onClose,
      reason: reason && t(reason),
      operation: { pending: view.isRunning, error: view.current?.error, note: d('dialog.goesOn') },
    },
  };
}
