import { codeRequest } from '@console/api';
import { CodeDisclosure, defineAction, locationName } from '@console/area';
import { deleteMetalLease } from '@console/contract/metal-lease';
import { savedSpend } from '@console/domain/deletion';
import { useConfirmedAction } from '@console/domain/dialogs';
import { useChargedAmount } from '@console/domain/price-list';
import { DeleteDialog, Notice, useFormat, type Consequence } from '@console/ui';
import { isTooSoon, releaseLease } from './release';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

const releaseAction = defineAction<null>('metal.release');

export interface ReleaseDialogProps {
  readonly lease: LeaseRow;
  readonly onClose: () => void;
  readonly onReleased?: () => void;
}

/** What goes with a server. */
function useConsequences(lease: LeaseRow): Consequence[] {
  const t = useMetalText();
  const { machine, spec, accountName } = lease;
  const disks = spec?.subtitle;
  const addresses = [machine?.ip_public_v4, machine?.ip_public_v6].filter(Boolean).join(', ');
  return [
    {
      id: 'disks',
      tone: 'erased',
      icon: 'hard-drive',
      text: t('release.disks'),
      ...(disks ? { detail: t('release.disksDetail', { disks }) } : {}),
    },
    ...(addresses
      ? [{ id: 'addresses', tone: 'erased', icon: 'globe', text: t('release.addresses'), detail: addresses } as const]
      : []),
    ...(accountName
      ? [
          {
            id: 'billing',
            tone: 'affected',
            icon: 'receipt',
            text: t('release.billing', { account: accountName }),
          } as const,
        ]
      : []),
  ];
}

/** When it is possible again: the server does not say it, so what is known is told. */
function TooSoon({ lease }: { lease: LeaseRow }) {
  const t = useMetalText();
  const { date } = useFormat();
  const since = lease.created_at;
  return (
    <Notice>
      {since ? t('release.tooSoon', { since: date(since, 'datetime') }) : t('release.tooSoonPlain')}{' '}
      {lease.status === 'pending' ? t('release.tooSoonPending') : null}
    </Notice>
  );
}

/** Gives one server back: what goes, what is saved, and the name typed by hand. A refusal stays in the dialog. */
export function ReleaseDialog({ lease, onClose, onReleased }: ReleaseDialogProps) {
  const t = useMetalText();
  const consequences = useConsequences(lease);
  const charged = useChargedAmount();
  const { uuid, location, billing_account_id: payer } = lease;
  const { view, dialog, run } = useConfirmedAction(releaseAction, {
    about: uuid,
    onClose,
    onDone: () => {
      onReleased?.();
      onClose();
    },
  });
  const wasTooSoon = isTooSoon(view.current?.error);
  return (
    <DeleteDialog
      {...dialog}
      title={t('release.title')}
      name={lease.display_name}
      place={locationName(location)}
      consequences={consequences}
      {...savedSpend(payer, lease.monthly && charged(payer, lease.monthly))}
      confirmLabel={t('release.confirm')}
      pendingLabel={t('release.releasing')}
      onConfirm={() =>
        run({
          values: null,
          work: () => releaseLease(lease),
          running: t('release.running', { name: lease.display_name }),
          done: t('release.done', { name: lease.display_name }),
        })
      }
      after={
        <>
          {wasTooSoon ? <TooSoon lease={lease} /> : null}
          <CodeDisclosure requests={() => [codeRequest(deleteMetalLease, { location, uuid })]} />
        </>
      }
    />
  );
}
