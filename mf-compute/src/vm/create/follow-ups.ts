import * as v from 'valibot';
import { call, invalidate, isAborted, toApiError } from '@console/api';
import { defineFollowUp, type FollowUpSubject } from '@console/area/progress';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { addLoadBalancerTarget } from '@console/contract/load-balancer-target';
import { listVms } from '@console/contract/vm';
import { setBackup } from '../machine/set-backup';
import { text } from './texts';

/** How long a call that a page has sent before it went away may still be on its way, and how often that is looked at. */
const UNDER_WAY_MS = 10_000;
const LOOK_MS = 1000;

/** Waits for the effect of a call whose answer nobody has read. @throws ApiError where the list cannot be read */
async function seesBackup({ location, uuid }: FollowUpSubject): Promise<boolean> {
  for (const until = Date.now() + UNDER_WAY_MS; ; await new Promise((resolve) => setTimeout(resolve, LOOK_MS))) {
    const vm = (await call(listVms, { location })).find((one) => one.uuid === uuid);
    if (vm?.backup === true) return true;
    if (Date.now() >= until) return false;
  }
}

/** Nightly backups of a new machine: a call of their own, which only turns the switch over. */
export const backupFollowUp = defineFollowUp<null>({
  name: 'vm.backup',
  area: 'mf-compute',
  schema: v.null(),
  run: async (vm, _, _known, isUnsure) => {
    // Read anew: another tab or a person may have turned the switch over since the creation said how it stands.
    if (!isUnsure || !(await seesBackup(vm))) await setBackup(vm, true);
    void invalidate(listVms);
  },
  failed: ({ name }, _, { message, isRefused }) =>
    text(isRefused ? 'backup.refused' : 'backup.failed', { name, message }),
  // Looks before it turns the switch over.
  isRepeatable: true,
  isShownWithAction: true,
});

/** Whether a machine is a target; false where that cannot be read. */
async function isTarget(location: string, balancer: string, machine: string): Promise<boolean> {
  const balancers = await call(listLoadBalancers, { location }).catch(() => []);
  const found = balancers.find(({ uuid, is_deleted }) => uuid === balancer && !is_deleted);
  return found?.targets.some(({ target_uuid }) => target_uuid === machine) ?? false;
}

/** A load balancer that a new machine becomes a target of. */
export const targetFollowUp = defineFollowUp({
  name: 'vm.balancerTarget',
  area: 'mf-compute',
  schema: v.object({ uuid: v.string(), name: v.string() }),
  run: async ({ location, uuid }, balancer) => {
    try {
      await call(addLoadBalancerTarget, {
        location,
        uuid: balancer.uuid,
        target_uuid: uuid,
        target_type: 'vm',
      });
    } catch (error) {
      // It may be one already: by this call, when the page was reloaded while it was on its way.
      if (isAborted(error) || toApiError(error).outcome !== 'refused') throw error;
      if (!(await isTarget(location, balancer.uuid, uuid))) throw error;
    } finally {
      void invalidate(listLoadBalancers);
    }
  },
  done: ({ name }, balancer) => text('target.added', { name, balancer: balancer.name }),
  failed: ({ name }, balancer, { message, isRefused }) =>
    text(isRefused ? 'target.refused' : 'target.failed', { name, balancer: balancer.name, message }),
  // A refusal is looked up before it is told.
  isRepeatable: true,
});

/** Does what is to follow the creation of a machine. Never throws. @param jobId of its creation */
export async function runFollowUps(jobId: string, vm: FollowUpSubject): Promise<void> {
  await backupFollowUp.runAfter(jobId, vm);
  await targetFollowUp.runAfter(jobId, vm);
}
