import { CodeDisclosure, locationName } from '@console/area';
import { savedSpend, useKeptAddresses, usePartialConsequence } from '@console/domain/deletion';
import { useConfirmedAction } from '@console/domain/dialogs';
import { useMonthlyPrices } from '@console/domain/price-list';
import { DeleteDialog, type Consequence } from '@console/ui';
import { useNetworks, useOnly } from '../../parts/use-located';
import { whyNot } from '../can';
import { hasUnread, priceWithAddresses, serviceNetwork } from '../facts';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';
import { serviceDeletion } from './deletion';
import { deleteRequests } from './requests';

/** What goes with a service, and what loses it. */
function useConsequences(service: ServiceView): Consequence[] {
  const t = useServiceText();
  const place = useOnly(service.location);
  const uuid = serviceNetwork(service);
  const network = useNetworks(place).rows.find((row) => row.uuid === uuid);
  const snapshots = service.nodes.flatMap((node) => node.snapshots).length;
  const erased = hasUnread(service)
    ? { text: t('delete.nodesUnread') }
    : service.nodes.length > 0 && {
        text: t('delete.nodes', { n: service.nodes.length, size: service.size.disk }),
        ...(snapshots > 0 ? { detail: t('delete.snapshots', { n: snapshots }) } : {}),
      };
  return [
    ...(erased ? [{ id: 'nodes', tone: 'erased' as const, icon: 'hard-drive' as const, ...erased }] : []),
    {
      id: 'clients',
      tone: 'affected',
      icon: 'unlink',
      text: t('delete.clients', { software: service.software || service.service }),
    },
    ...(network
      ? [
          {
            id: 'network',
            tone: 'affected' as const,
            icon: 'network' as const,
            text: t('delete.network', { name: network.name }),
          },
        ]
      : []),
  ];
}

export interface ServiceDeleteDialogProps {
  readonly service: ServiceView;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}

/** Deletes one service: what goes, what stays and is still charged, and the name typed by hand. */
export function ServiceDeleteDialog({ service, onClose, onDeleted }: ServiceDeleteDialogProps) {
  const t = useServiceText();
  const { uuid, location, name } = service;
  const kept = useKeptAddresses(location, service.addresses, service.billing_account_id);
  const partial = usePartialConsequence(service.addressState === 'failed');
  const monthly = useMonthlyPrices();
  const isKnown = service.addressState === 'ready';
  const saved = isKnown ? kept.saved(priceWithAddresses(service, service.addresses.length, monthly)) : undefined;
  const consequences = [...useConsequences(service), ...kept.consequences, ...partial];
  const blocked = service.pending === 'delete' ? undefined : whyNot('delete', service);
  const { dialog, run } = useConfirmedAction(serviceDeletion.action, {
    about: uuid,
    onClose,
    onDone: () => {
      onDeleted?.();
      onClose();
    },
    reason: blocked && t(blocked),
  });
  return (
    <DeleteDialog
      {...dialog}
      title={t('delete.title')}
      name={name}
      {...(location ? { place: locationName(location) } : {})}
      consequences={consequences}
      {...savedSpend(service.billing_account_id, saved)}
      confirmLabel={t('delete.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => serviceDeletion.remove({ uuid, location, name }, kept.released),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={<CodeDisclosure requests={() => deleteRequests(service, kept.released)} />}
    />
  );
}
