import { CodeDisclosure, defineAction } from '@console/area';
import { useAccountNames } from '@console/domain/account';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, useFormat, type Consequence } from '@console/ui';
import { useBound } from '../../parts/may-change';
import { otherAccess } from '../other-access';
import { removeCode, removeGrantee, withdraw } from '../requests';
import { useDelegations, useGranteeName, type DelegationRow, type Invitation } from '../rows';
import { DelegationText, useDelegationText } from '../texts';

const removeAction = defineAction<null>('delegation.remove');

export interface RemoveGranteeDialogProps {
  readonly delegation: DelegationRow;
  readonly invitation: Invitation;
  readonly onClose: () => void;
}

/** What somebody loses who has accepted, and by which other delegations they have access all the same. */
function useLost({ delegation, invitation }: Omit<RemoveGranteeDialogProps, 'onClose'>): Consequence[] {
  const t = useDelegationText();
  const { locale } = useFormat();
  const account = useAccountNames()(delegation.billing_account_id);
  const others = otherAccess(useDelegations().rows, delegation, invitation).map(({ title }) => title);
  if (others.length === 0)
    return [
      {
        id: 'access',
        tone: 'erased',
        icon: 'users',
        text: t('remove.access', { account }),
        detail: t('remove.accessText'),
      },
    ];
  const list = new Intl.ListFormat(locale).format(others);
  return [
    { id: 'access', tone: 'erased', icon: 'users', text: t('remove.accessHere', { name: delegation.title }) },
    { id: 'other', tone: 'kept', icon: 'users', text: t('remove.keeps', { account, list }) },
  ];
}

/** Takes access back from one person, or an invitation that nobody has accepted: what they lose, and what is kept. */
export function RemoveGranteeDialog({ delegation, invitation, onClose }: RemoveGranteeDialogProps) {
  const t = useDelegationText();
  const person = useGranteeName()(invitation);
  const lost = useLost({ delegation, invitation });
  const isOpen = !invitation.is_accepted;
  const { dialog, run } = useConfirmedAction(removeAction, {
    about: invitation.uuid,
    onClose,
    reason: useBound(),
  });
  const title = t(isOpen ? 'remove.openTitle' : 'remove.title');
  return (
    <DeleteDialog
      {...dialog}
      title={title}
      name={person}
      confirmText={false}
      pendingLabel={t(isOpen ? 'remove.openPending' : 'remove.pending')}
      intro={<DelegationText id="remove.intro" values={{ person: <b>{person}</b>, name: <b>{delegation.title}</b> }} />}
      consequences={
        isOpen
          ? [
              { id: 'open', tone: 'erased', icon: 'mail', text: t('remove.open') },
              { id: 'again', tone: 'kept', icon: 'refresh-cw', text: t('remove.again') },
            ]
          : [...lost, { id: 'kept', tone: 'kept', text: t('remove.kept') }]
      }
      confirmLabel={title}
      onConfirm={() =>
        run({
          values: null,
          work: () =>
            isOpen
              ? withdraw(delegation, invitation, t('remove.openAccepted', { person }))
              : removeGrantee(delegation, invitation),
          running: t(isOpen ? 'remove.openRunning' : 'remove.running', { person }),
          done: isOpen ? t('remove.openDone', { person }) : t('remove.done', { person, name: delegation.title }),
        })
      }
      after={<CodeDisclosure requests={() => [removeCode(delegation, invitation)]} />}
    />
  );
}
