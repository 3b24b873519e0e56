import { CodeDisclosure, defineAction } from '@console/area';
import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import { useBinding } from '@console/domain/binding';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog } from '@console/ui';
import { useClosing } from './closing';
import { deleteCode, removeAccount } from '../requests';
import { AccountText, useAccountText } from '../texts';
import { useBoundText } from '../use-bound-text';

const deleteAction = defineAction<null>('account.delete');

export interface DeleteAccountDialogProps {
  readonly account: BillingAccount;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Closes an account: what ends with it, and its name typed by hand. Whether it may be closed the server says, in here. */
export function DeleteAccountDialog({ account, onClose, onDeleted }: DeleteAccountDialogProps) {
  const t = useAccountText();
  const name = accountTitle(account);
  const { consequences, isLoading } = useClosing(account);
  const binding = useBinding();
  const boundText = useBoundText();
  const bound = binding ? boundText(binding) : undefined;
  const { dialog, run } = useConfirmedAction(deleteAction, {
    about: String(account.id),
    onClose,
    onDone: () => {
      onDeleted?.();
      onClose();
    },
    reason: bound ?? (isLoading || binding === undefined ? t('delete.reading') : undefined),
  });
  return (
    <DeleteDialog
      {...dialog}
      title={t('delete.title')}
      name={name}
      intro={<AccountText id="delete.intro" values={{ name: <b>{name}</b>, id: String(account.id) }} />}
      consequences={[...consequences]}
      confirmLabel={t('delete.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => removeAccount(account),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={<CodeDisclosure requests={() => [deleteCode(account)]} />}
    />
  );
}
