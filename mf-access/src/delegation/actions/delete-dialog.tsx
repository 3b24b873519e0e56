import { CodeDisclosure, defineAction } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, type Consequence } from '@console/ui';
import { useBound } from '../../parts/may-change';
import { otherAccess } from '../other-access';
import { peopleOf } from '../people';
import { deleteCode, removeDelegation } from '../requests';
import { useDelegations, useGranteeName, type DelegationRow } from '../rows';
import { useDelegationText } from '../texts';

const deleteAction = defineAction<null>('delegation.delete');

/** So many people are named, and how many more there are. */
const NAMED = 8;

/** Who loses what with a delegation. */
function useConsequences(delegation: DelegationRow): Consequence[] {
  const { impersonations, billing_account_id } = delegation;
  const t = useDelegationText();
  const nameOf = useGranteeName();
  const { rows } = useDelegations();
  const account = useAccountNames()(billing_account_id);
  const accepted = impersonations.filter(({ is_accepted }) => is_accepted);
  const keeping = accepted.filter((one) => otherAccess(rows, delegation, one).length > 0);
  const losing = accepted.filter((one) => !keeping.includes(one));
  const { unread } = peopleOf(delegation);
  const open = impersonations.filter(({ is_accepted }) => !is_accepted);
  const list = (people: typeof accepted): string => {
    const shown = people.slice(0, NAMED).map(nameOf).join(', ');
    return people.length > NAMED ? t('delete.more', { list: shown, n: people.length - NAMED }) : shown;
  };
  const of = (people: typeof accepted, id: 'accepted' | 'keeps' | 'open', how: Pick<Consequence, 'tone' | 'icon'>) =>
    people.length > 0 && { id, ...how, text: t(`delete.${id}`, { n: people.length, account }), detail: list(people) };
  const items: (Consequence | false)[] = [
    of(losing, 'accepted', { tone: 'erased', icon: 'users' }),
    of(keeping, 'keeps', { tone: 'kept', icon: 'users' }),
    of(open, 'open', { tone: 'erased', icon: 'mail' }),
    unread > 0 && { id: 'unread', tone: 'erased', icon: 'users', text: t('delete.unread', { n: unread }) },
    impersonations.length === 0 &&
      unread === 0 && { id: 'nobody', tone: 'affected', icon: 'users', text: t('delete.nobody') },
    { id: 'kept', tone: 'kept', text: t('delete.kept') },
  ];
  return items.filter((item) => item !== false);
}

export interface DeleteDelegationDialogProps {
  readonly delegation: DelegationRow;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes a delegation: who loses access, and its name typed by hand. */
export function DeleteDelegationDialog({ delegation, onClose, onDeleted }: DeleteDelegationDialogProps) {
  const t = useDelegationText();
  const { title: name } = delegation;
  const { dialog, run } = useConfirmedAction(deleteAction, {
    about: delegation.uuid,
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
      consequences={useConsequences(delegation)}
      confirmLabel={t('delete.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => removeDelegation(delegation, t('delete.changed')),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={<CodeDisclosure requests={() => [deleteCode(delegation)]} />}
    />
  );
}
