import * as v from 'valibot';
import { call, invalidate } from '@console/api';
import { defineFollowUp, type FollowUpSubject } from '@console/area/progress';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { addLoadBalancerTarget } from '@console/contract/load-balancer-target';
import { listVms, type Vm } from '@console/contract/vm';
import { setBackup } from '../machine/set-backup';
import { text } from './texts';

/** Nightly backups of a new machine: a call of their own, which only turns the switch over. */
export const backupFollowUp = defineFollowUp<null, Pick<Vm, 'backup'>>({
  name: 'vm.backup',
  schema: v.null(),
  run: async (vm, _, known) => {
    await setBackup(vm, true, known);
    void invalidate(listVms);
  },
  failed: ({ name }, _, { message }) => text('backup.failed', { name, message }),
  // Looks before it turns the switch over.
  isRepeatable: true,
  isShownWithAction: true,
});

/** A load balancer that a new machine becomes a target of. */
export const targetFollowUp = defineFollowUp({
  name: 'vm.balancerTarget',
  schema: v.object({ uuid: v.string(), name: v.string() }),
  run: async ({ location, uuid }, balancer) => {
    try {
      await call(addLoadBalancerTarget, {
        location,
        uuid: balancer.uuid,
        target_uuid: uuid,
        target_type: 'vm',
      });
    } finally {
      void invalidate(listLoadBalancers);
    }
  },
  done: ({ name }, balancer) => text('target.added', { name, balancer: balancer.name }),
  failed: ({ name }, balancer, { message }) => text('target.failed', { name, balancer: balancer.name, message }),
});

/**
 * Does what is to follow the creation of a machine. Never throws.
 * @param jobId of its creation
 * @param known what the creation, or the list after a reload, says of its backups
 */
export async function runFollowUps(jobId: string, vm: FollowUpSubject, known: Pick<Vm, 'backup'>): Promise<void> {
  await backupFollowUp.runAfter(jobId, vm, { backup: known.backup ?? false });
  await targetFollowUp.runAfter(jobId, vm);
}
