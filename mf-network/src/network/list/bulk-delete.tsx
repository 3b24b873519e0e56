import { locationName } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import { BulkCode, plannedOf, planRow } from '@console/domain/bulk';
import { deleteCode, removeNetwork } from '../actions/requests';
import { whyNot } from '../can';
import { useVpcText } from '../texts';
import type { NetworkRow } from './columns';

export interface BulkDeleteProps {
  readonly networks: readonly NetworkRow[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** Deletes several networks: the plan, in which default ones and those that are used are left out, and the result of each. */
export function BulkDelete({ networks, unseen, onClose }: BulkDeleteProps) {
  const t = useVpcText();
  const rows = networks.map((network) => {
    const reason = whyNot('delete', network);
    return planRow({
      id: network.uuid,
      name: network.name,
      place: locationName(network.location),
      effect: network.subnet ? t('bulk.effect', { subnet: network.subnet }) : t('bulk.effectPlain'),
      blocked: reason && t(reason.id, reason.values),
    });
  });
  const planned = plannedOf(rows, networks);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('bulk.title', { n: planned.length })}
      description={t('bulk.intro')}
      rows={rows}
      unseen={unseen}
      run={(id) => {
        const network = networks.find(({ uuid }) => uuid === id);
        return network ? removeNetwork(network) : Promise.resolve();
      }}
      confirmLabel={t('bulk.title', { n: planned.length })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.done', { n })}
      after={
        <BulkCode
          resources={planned}
          requestsOf={(network) => [deleteCode(network)]}
          firstText={(n, count) => t('bulk.codeFirst', { n, count })}
        />
      }
    />
  );
}
