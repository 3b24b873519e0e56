import { useLocationsQuery } from '@console/api';
import { locationName, useFeature } from '@console/area';
import { listLoadBalancers } from '@console/contract/load-balancer';
import type { BulkSelection } from '@console/domain/bulk';
import { BulkDeletionDialog } from '@console/domain/deletion';
import { sourceStates } from '@console/domain/list';
import { useFormat } from '@console/ui';
import { useState } from 'react';
import { useText as useComputeText } from '../../texts';
import { vmDeletion } from '../actions/delete/delete-vm';
import { deleteRequests } from '../actions/requests';
import { deletePlan } from './plan';
import type { JoinedVm } from '../machine/rows';
import { useText } from './texts';

/** The load balancers of the locations that machines stand in. */
function useBalancers(vms: readonly JoinedVm[]) {
  const isOffered = useFeature('loadBalancerEnabled');
  const places = isOffered ? [...new Set(vms.map((vm) => vm.location))] : [];
  return useLocationsQuery(listLoadBalancers, places);
}

/** Deletes several machines, each named in full, and their floating IPs where one says so. */
export function BulkDeleteDialog({ resources: vms, ...selection }: BulkSelection<JoinedVm>) {
  const t = useText();
  const reason = useComputeText();
  const { money } = useFormat();
  const [remove] = useState(vmDeletion.removeMany);
  const balancers = useBalancers(vms);
  const balancerState = sourceStates(balancers);
  return (
    <BulkDeletionDialog
      {...selection}
      resources={vms}
      title={(n) => t('title.delete', { n })}
      description={t('cannotUndo')}
      payerOf={(vm) => vm.billing_account}
      planOf={(fate) =>
        deletePlan(vms, {
          t,
          reason,
          placeOf: locationName,
          money,
          balancers: balancers.rows,
          balancerState,
          ...fate,
        })
      }
      remove={remove}
      confirmLabel={(n) => t('confirm.delete', { n })}
      confirmText={t('typeDelete')}
      requestsOf={deleteRequests}
      firstText={(n, count) => t('code.first', { n, count })}
      releaseLabel={(n, amount) => (amount === undefined ? t('release', { n }) : t('releaseFor', { n, amount }))}
      doneText={(n) => t('done.delete', { n })}
    />
  );
}
