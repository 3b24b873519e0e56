import { AttentionItem, locationName, useAttentionWait } from '@console/area';
import { paths } from '@console/contract/paths';
import { metalStatus } from '../metal/lease/status';
import { useLeaseList } from '../metal/lease/use-lease-list';
import { useText } from './texts';

/** Servers that are offline. Locations without an answer stand on the page already. */
export default function AttentionMetal() {
  const t = useText();
  const { rows, isComplete } = useLeaseList();
  useAttentionWait(!isComplete);
  return (
    <>
      {rows
        .filter(({ status }) => metalStatus(status).state === 'broken')
        .map((lease) => (
          <AttentionItem
            key={lease.uuid}
            tone="danger"
            icon="server-off"
            title={t('attention.lease', { name: lease.display_name })}
            detail={t('attention.leaseDetail', { place: locationName(lease.location) })}
            action={{ label: t('attention.open'), to: paths.metalLease({ uuid: lease.uuid }) }}
          />
        ))}
    </>
  );
}
