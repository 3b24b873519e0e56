import { sum, useLocationsQuery } from '@console/api';
import { locationName, useFeature } from '@console/area';
import { BulkDialog } from '@console/area/progress';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { BulkCode, spendOfPlan } from '@console/domain/bulk';
import { useKeptAddressCost } from '@console/domain/deletion';
import { Checkbox, useFormat } from '@console/ui';
import { useMemo, useState } from 'react';
import { useText as useComputeText } from '../../texts';
import { vmDeletion } from '../actions/delete/delete-vm';
import { deleteRequests } from '../actions/requests';
import { allowed } from './actions';
import { deletePlan } from './plan';
import type { JoinedVm } from '../machine/rows';
import { useText } from './texts';

/** The load balancers of the locations that machines stand in. */
function useBalancers(vms: readonly JoinedVm[]) {
  const isOffered = useFeature('loadBalancerEnabled');
  const places = isOffered ? [...new Set(vms.map((vm) => vm.location))] : [];
  return useLocationsQuery(listLoadBalancers, places).rows;
}

export interface BulkDeleteDialogProps {
  readonly vms: readonly JoinedVm[];
  /** Names of those that the list does not show any more. */
  readonly unseen: readonly string[];
  readonly onClose: () => void;
}

/** Deletes several machines, each named in full, and their floating IPs where one says so. */
export function BulkDeleteDialog({ vms, unseen, onClose }: BulkDeleteDialogProps) {
  const t = useText();
  const reason = useComputeText();
  const { money } = useFormat();
  const [releases, setReleases] = useState(false);
  const [remove] = useState(vmDeletion.removeMany);
  const keptCost = useKeptAddressCost();
  const balancers = useBalancers(vms);
  const doomed = useMemo(() => allowed('delete', vms), [vms]);
  const byId = useMemo(() => new Map(vms.map((vm) => [vm.uuid, vm])), [vms]);
  const plan = deletePlan(vms, { t, reason, placeOf: locationName, money, releases, keptCost, balancers });
  const spend = spendOfPlan(plan);
  const holders = doomed.filter((vm) => vm.addresses.length > 0);
  const kept = holders.map((vm) => keptCost(vm.location, vm.addresses.length));
  const n = holders.reduce((count, vm) => count + vm.addresses.length, 0);
  const isCostKnown = kept.every((cost) => cost !== undefined);
  return (
    <BulkDialog
      open
      onClose={onClose}
      title={t('title.delete', { n: vms.length })}
      description={t('cannotUndo')}
      rows={plan}
      unseen={unseen}
      run={async (id) => {
        const vm = byId.get(id);
        if (vm) await remove(vm, releases ? vm.addresses : []);
      }}
      {...(spend ? { spend: { amount: spend } } : {})}
      confirmLabel={t('confirm.delete', { n: doomed.length })}
      confirmText={t('typeDelete')}
      doneText={(count) => t('done.delete', { n: count })}
      after={
        <BulkCode
          resources={doomed}
          requestsOf={(vm) => deleteRequests(vm, releases ? vm.addresses : [])}
          firstText={(first, count) => t('code.first', { n: first, count })}
        />
      }
    >
      {n > 0 && (
        <Checkbox
          label={isCostKnown ? t('releaseFor', { n, amount: money(sum(kept)) }) : t('release', { n })}
          checked={releases}
          onChange={setReleases}
        />
      )}
    </BulkDialog>
  );
}
