import { codeRequest } from '@console/api';
import { CodeDisclosure, defineAction, locationName } from '@console/area';
import { deleteIpAddress } from '@console/contract/ip-address';
import { savedSpend } from '@console/domain/deletion';
import { useConfirmedAction } from '@console/domain/dialogs';
import { useChargedAmount, useMonthlyPrices } from '@console/domain/price-list';
import { DeleteDialog, type Consequence } from '@console/ui';
import { ipPrice } from '../assignment';
import type { IpRow } from '../rows';
import { useIpText } from '../texts';
import { whyNot } from './can';
import { releaseShown } from './release';
import { useOwnerOf } from './use-owner-of';

const releaseAction = defineAction<null>('address.giveBack');

export interface IpReleaseDialogProps {
  readonly row: IpRow;
  readonly onClose: () => void;
  readonly onReleased?: (() => void) | undefined;
}

/** What goes with an address, and what ends. */
function useConsequences(row: IpRow): Consequence[] {
  const t = useIpText();
  const ownerOf = useOwnerOf(row.location);
  const { address, account } = row;
  return [
    {
      id: 'address',
      tone: 'erased',
      icon: 'globe',
      text: t('release.gone', { address }),
      detail: t('release.goneDetail'),
    },
    ...(row.assignee
      ? [
          {
            id: 'target',
            tone: 'affected' as const,
            icon: 'unlink' as const,
            text: t('release.unreachable', { name: ownerOf(row), address }),
            detail: t('release.unreachableDetail'),
          },
        ]
      : []),
    ...(account
      ? [
          {
            id: 'billing',
            tone: 'affected' as const,
            icon: 'receipt' as const,
            text: t('release.billing', { account }),
          },
        ]
      : []),
  ];
}

/** Gives one address back: what goes, what is saved, and the address typed by hand. */
export function IpReleaseDialog({ row, onClose, onReleased }: IpReleaseDialogProps) {
  const t = useIpText();
  const consequences = useConsequences(row);
  const ownerOf = useOwnerOf(row.location);
  const price = ipPrice(row, useMonthlyPrices());
  const charged = useChargedAmount();
  const reason = whyNot('release', row);
  const { uuid, location, address } = row;
  const { dialog, run } = useConfirmedAction(releaseAction, {
    about: uuid,
    onClose,
    onDone: () => {
      onReleased?.();
      onClose();
    },
    reason: reason && t(reason),
  });
  return (
    <DeleteDialog
      {...dialog}
      title={t('release.title')}
      name={address}
      place={locationName(location)}
      consequences={consequences}
      {...savedSpend(row.billing_account_id, price ? charged(row.billing_account_id, price) : undefined)}
      confirmLabel={t('release.confirm')}
      pendingLabel={t('release.pending')}
      onConfirm={() =>
        run({
          values: null,
          work: () => releaseShown(row, ownerOf),
          running: t('release.running', { address }),
          done: t('release.done', { address }),
        })
      }
      after={<CodeDisclosure requests={() => [codeRequest(deleteIpAddress, { location, address })]} />}
    />
  );
}
