import { locationName } from '@console/area';
import { BulkPlanDialog, planRow, type BulkSelection } from '@console/domain/bulk';
import { deleteCode, removeNetwork } from '../actions/requests';
import { whyNot } from '../can';
import { useVpcText } from '../texts';
import type { NetworkRow } from './columns';

/** Deletes several networks: the plan, in which default ones and those that are used are left out, and the result of each. */
export function BulkDelete({ resources: networks, ...selection }: BulkSelection<NetworkRow>) {
  const t = useVpcText();
  const plan = networks.map((network) => {
    const reason = whyNot('delete', network);
    return planRow({
      id: network.uuid,
      name: network.name,
      place: locationName(network.location),
      effect: network.subnet ? t('bulk.effect', { subnet: network.subnet }) : t('bulk.effectPlain'),
      blocked: reason && t(reason.id, reason.values),
    });
  });
  return (
    <BulkPlanDialog
      {...selection}
      resources={networks}
      plan={plan}
      description={t('bulk.intro')}
      run={removeNetwork}
      confirmLabel={(n) => t('bulk.title', { n })}
      confirmText={t('bulk.word')}
      doneText={(n) => t('bulk.done', { n })}
      requestsOf={(network) => [deleteCode(network)]}
      firstText={(n, count) => t('bulk.codeFirst', { n, count })}
    />
  );
}
