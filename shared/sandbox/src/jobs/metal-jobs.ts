import { currentState } from '../metal/machine-state';
import { credentialsFor, happen } from '../metal/pool';
import type { Finishers } from './finish';

/** What operations on servers lead to. */
export const metalFinishers = {
  'metal.install'(site, job) {
    const machine = site.store.machines.get(job.target);
    if (!machine) return;
    happen(site, machine, { kind: 'install', credentials: credentialsFor(currentState(machine).os_id ?? '') });
  },
  'metal.clean'(site, job) {
    const machine = site.store.machines.get(job.target);
    if (machine) happen(site, machine, { kind: 'clean' });
  },
} satisfies Finishers<'metal.install' | 'metal.clean'>;
