import { CodeDisclosure, defineAction } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, type Consequence } from '@console/ui';
import { useBound } from '../../parts/may-change';
import { deleteCode, removeToken } from '../requests';
import type { TokenRow } from '../rows';
import { useTokenText } from '../texts';

const deleteAction = defineAction<null>('token.delete');

/** What stops working with a token, and what does not. */
function useConsequences({ restricted, billing_account_id, isSession }: TokenRow): Consequence[] {
  const t = useTokenText();
  const account = useAccountNames()(billing_account_id);
  const detail = restricted ? account && t('delete.programsOf', { account }) : t('delete.programsAll');
  const session: Consequence = {
    id: 'session',
    tone: 'erased',
    icon: 'log-out',
    text: t('delete.session'),
    detail: t('delete.sessionDetail'),
  };
  return [
    {
      id: 'programs',
      tone: 'erased',
      icon: 'key-round',
      text: t('delete.programs'),
      ...(detail ? { detail } : {}),
    },
    ...(isSession ? [session] : []),
    { id: 'kept', tone: 'kept', text: t('delete.kept') },
  ];
}

export interface DeleteTokenDialogProps {
  readonly token: TokenRow;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes a token: what stops working, and its name typed by hand. */
export function DeleteTokenDialog({ token, onClose, onDeleted }: DeleteTokenDialogProps) {
  const t = useTokenText();
  const { name } = token;
  const { dialog, run } = useConfirmedAction(deleteAction, {
    about: token.uuid,
    onClose,
    onDone: () => {
      onDeleted?.();
      onClose();
    },
    reason: useBound(),
  });
  return (
    <DeleteDialog
      {...dialog}
      title={t('delete.title')}
      name={name}
      consequences={useConsequences(token)}
      confirmLabel={t('delete.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => removeToken(token),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={<CodeDisclosure requests={() => [deleteCode(token)]} />}
    />
  );
}
