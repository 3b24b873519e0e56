import { AttentionItem, locationName, useAttentionWait } from '@console/area';
import { paths } from '@console/contract/paths';
import { isAllRead } from '@console/domain/list';
import { useText } from './texts';
import { isTroubled } from '../vm/machine/status';
import { useVms } from '../vm/machine/use-vms';

/** Named one by one; more than these are one line. */
const NAMED = 4;

/** Machines in a state that the console does not know as healthy. Locations without an answer stand on the page already. */
export default function AttentionVms() {
  const t = useText();
  const query = useVms();
  useAttentionWait(!query.isComplete);
  const troubled = query.rows.filter(isTroubled);
  if (troubled.length > NAMED) {
    const statuses = [...new Set(troubled.map(({ status }) => status))];
    return (
      <AttentionItem
        tone="danger"
        icon="triangle-alert"
        title={t(isAllRead(query) ? 'attention.vms' : 'attention.vmsAtLeast', { n: troubled.length })}
        detail={statuses.join(', ')}
        action={{
          label: t('attention.open'),
          to: `${paths.compute()}?${new URLSearchParams({ status: statuses.join(',') })}`,
        }}
      />
    );
  }
  return (
    <>
      {troubled.map((vm) => (
        <AttentionItem
          key={vm.uuid}
          tone="danger"
          icon="triangle-alert"
          title={t('attention.vm', { name: vm.name, status: vm.status })}
          detail={t('attention.vmDetail', { place: locationName(vm.location) })}
          action={{ label: t('attention.open'), to: paths.vm({ location: vm.location, vmId: vm.uuid }) }}
        />
      ))}
    </>
  );
}
