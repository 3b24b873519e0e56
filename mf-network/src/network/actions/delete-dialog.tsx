import type { Located } from '@console/api';
import { CodeDisclosure, defineAction, locationName } from '@console/area';
import type { Network } from '@console/contract/network';
import { useConfirmedAction } from '@console/domain/dialogs';
import { DeleteDialog, type Consequence } from '@console/ui';
import { whyNot } from '../can';
import { useMembers } from '../members/use-members';
import { memberIcons, useMemberName } from '../members/member-table';
import { MemberFailures } from '../members/member-failures';
import type { Member } from '../members/members';
import { useVpcText } from '../texts';
import { deleteCode, removeNetwork } from './requests';

const deleteAction = defineAction<null>('network.delete');

/** So many are named, and how many more there are. */
const NAMED = 8;

const kinds = ['machine', 'balancer', 'node'] as const;

/** What stands in the network by kind and name, so that one knows what has to go first. */
function useInTheWay(members: readonly Member[], unseen: number): Consequence[] {
  const t = useVpcText();
  const nameOf = useMemberName();
  const named = kinds.flatMap((kind): Consequence[] => {
    const own = members.filter((member) => member.kind === kind);
    if (own.length === 0) return [];
    const names = own.slice(0, NAMED).map(nameOf);
    const rest = own.length - names.length;
    const list = names.join(', ');
    return [
      {
        id: kind,
        tone: 'affected',
        icon: memberIcons[kind],
        text: t(`delete.in.${kind}`, { n: own.length }),
        detail: rest > 0 ? t('delete.more', { list, n: rest }) : list,
      },
    ];
  });
  if (unseen === 0) return named;
  return [
    ...named,
    {
      id: 'unseen',
      tone: 'affected',
      text: t(named.length > 0 ? 'delete.unseenMore' : 'delete.unseen', { n: unseen }),
      detail: t('delete.unseenDetail', { n: unseen }),
    },
  ];
}

export interface DeleteNetworkDialogProps {
  readonly network: Located<Network>;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Deletes a network, or says what stands in the way, by name. A refusal stays in the dialog. */
export function DeleteNetworkDialog({ network, onClose, onDeleted }: DeleteNetworkDialogProps) {
  const t = useVpcText();
  const { name, location, subnet } = network;
  const found = useMembers(network);
  const inTheWay = useInTheWay(found.members, found.unseen);
  const blocked = whyNot('delete', network);
  const { dialog, run } = useConfirmedAction(deleteAction, {
    about: network.uuid,
    onClose,
    onDone: () => {
      onDeleted?.();
      onClose();
    },
    reason: blocked && t(blocked.id, blocked.values),
  });
  const isBlocked = dialog.reason !== undefined;
  const isUsed = found.members.some(({ isSubinterface }) => isSubinterface) ? 'delete.isUsedThrough' : 'delete.isUsed';
  return (
    <DeleteDialog
      {...dialog}
      title={t('delete.title')}
      name={name}
      place={locationName(location)}
      {...(isBlocked ? { intro: t(network.is_default ? 'delete.isDefault' : isUsed, { name }) } : {})}
      consequences={[
        ...inTheWay,
        ...(isBlocked
          ? []
          : [
              {
                id: 'subnet',
                tone: 'erased',
                icon: 'network',
                text: t('delete.subnet'),
                detail: [subnet, network.subnet_ipv6].filter(Boolean).join(', '),
              } as const,
            ]),
      ]}
      {...(isBlocked ? { confirmText: false } : {})}
      confirmLabel={t('delete.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => removeNetwork(network),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={<CodeDisclosure requests={() => [deleteCode(network)]} />}
    >
      <MemberFailures {...found} />
    </DeleteDialog>
  );
}
