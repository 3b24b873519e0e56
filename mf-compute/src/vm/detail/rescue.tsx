import { useKeptJournal, type JournalEntry } from '@console/area';
import { DateTime, Notice } from '@console/ui';
import type { JoinedVm } from '../machine/rows';
import { MachineText } from '../machine/texts';

/** What decides from what a machine boots: a new system or a restored disk takes it out of its rescue system, too. */
const BOOTS = new Set(['startVm', 'startVmRescue', 'stopVm', 'reinstallVm', 'rebuildVm']);

/**
 * When a running machine was started with its rescue system, as far as this browser knows: the API does not tell it apart from
 * any other start. Undefined where it was stopped, started or reinstalled since, or what was asked for last has not come to be.
 */
export function rescuedAt(vm: Pick<JoinedVm, 'status'>, entries: readonly JournalEntry[]): Date | undefined {
  if (vm.status !== 'running') return undefined;
  const last = entries.find(({ endpoint, outcome }) => BOOTS.has(endpoint) && outcome !== 'failed');
  return last?.endpoint === 'startVmRescue' && last.outcome === 'ok' ? last.at : undefined;
}

/** A machine in its rescue system looks like it, and says the way out. */
export function RescueNotice({ vm }: { vm: JoinedVm }) {
  const at = rescuedAt(vm, useKeptJournal(vm.uuid));
  if (!at) return null;
  return (
    <Notice tone="warn">
      <MachineText id="rescue.now" values={{ when: <DateTime value={at} /> }} />
    </Notice>
  );
}
