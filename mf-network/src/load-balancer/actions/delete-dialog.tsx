import { CodeDisclosure, locationName } from '@console/area';
import { codeRequest, countOf } from '@console/api';
import { deleteIpAddress } from '@console/contract/ip-address';
import { savedSpend, useKeptAddresses, usePartialConsequence } from '@console/domain/deletion';
import { useConfirmedAction } from '@console/domain/dialogs';
import { useMonthlyPrices } from '@console/domain/price-list';
import { DeleteDialog, type Consequence } from '@console/ui';
import { useOnly } from '../../parts/use-located';
import { useMachines } from '../../parts/use-machines';
import { balancerPrices, namedTargets, ruleLabel } from '../facts';
import type { BalancerRow } from '../rows';
import { useBalancerText } from '../texts';
import { balancerDeletion } from './deletion';
import { targetName } from './remove-dialogs';
import { deleteCode } from './requests';

export interface DeleteBalancerDialogProps {
  readonly row: BalancerRow;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** The calls of a deletion, with the floating IPs that go with it. */
export const deletionCode = (row: BalancerRow, released: readonly string[]) => [
  deleteCode(row),
  ...released.map((address) => codeRequest(deleteIpAddress, { location: row.location, address })),
];

/** What goes with a load balancer, and what becomes of its targets. */
function useConsequences(row: BalancerRow): Consequence[] {
  const t = useBalancerText();
  const machines = useMachines(useOnly(row.location)).rows;
  const { forwarding_rules: rules, targets, private_address: address } = row;
  const items: (Consequence | false)[] = [
    countOf(rules) > 0 && {
      id: 'rules',
      tone: 'erased',
      icon: 'scale',
      text: t('delete.rules', { n: countOf(rules) }),
      detail: rules.map(ruleLabel).join(', '),
    },
    countOf(targets) > 0 && {
      id: 'targets',
      tone: 'affected',
      icon: 'server',
      text: t('delete.targets', { n: countOf(targets) }),
      detail: namedTargets(row, machines).map(targetName).join(', '),
    },
    Boolean(address) && {
      id: 'private',
      tone: 'erased',
      icon: 'network',
      text: t('delete.private', { address: address ?? '' }),
    },
  ];
  return items.filter((item) => item !== false);
}

/** Deletes one load balancer: what goes, what stays and is still charged, and the name typed by hand. */
export function DeleteBalancerDialog({ row, onClose, onDeleted }: DeleteBalancerDialogProps) {
  const t = useBalancerText();
  const monthly = useMonthlyPrices();
  const own = useConsequences(row);
  const kept = useKeptAddresses(row.location, row.addresses, row.billing_account_id);
  const partial = usePartialConsequence(row.addressState === 'failed');
  const name = row.display_name || row.uuid;
  const isKnown = row.addressState === 'ready';
  const { total } = balancerPrices(row, isKnown ? row.addresses.length : undefined, monthly);
  const saved = total && !total.isAtLeast ? kept.saved(total.amount) : undefined;
  const { dialog, run } = useConfirmedAction(balancerDeletion.action, {
    about: row.uuid,
    onClose,
    onDone: () => {
      onDeleted?.();
      onClose();
    },
    reason: row.pending && t(`can.${row.pending}`),
  });
  return (
    <DeleteDialog
      {...dialog}
      title={t('delete.title')}
      name={name}
      place={locationName(row.location)}
      consequences={[...own, ...kept.consequences, ...partial]}
      {...savedSpend(row.billing_account_id, saved)}
      confirmLabel={t('delete.title')}
      onConfirm={() =>
        run({
          values: null,
          work: () => balancerDeletion.remove({ uuid: row.uuid, location: row.location, name }, kept.released),
          running: t('delete.running', { name }),
          done: t('delete.done', { name }),
        })
      }
      after={<CodeDisclosure requests={() => deletionCode(row, kept.released)} />}
    />
  );
}
