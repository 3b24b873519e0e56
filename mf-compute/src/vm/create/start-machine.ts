import { randomId } from '@console/api';
import { startJob } from '@console/area';
import { paths } from '@console/contract/paths';
import { accountTitle } from '@console/contract/billing-account';
import { backupFollowUp, runFollowUps } from './follow-ups';
import type { VmOrder, CreateRequest } from './order';
import { createMachine } from './create-machine';
import { toMatch } from '@console/domain/order';
import { sent } from './sent';

/** What such a POST takes on a real cloud, measured: 33 s. */
export const EXPECTED_MS = 33_000;

/** What the progress screen and the list say of a machine that is not there yet. Never a secret. */
export interface MachineFacts {
  /** Uuids of machines that had this name before, so that the new one is told from them. */
  readonly known: readonly string[];
  readonly vcpu: number;
  /** MB */
  readonly ram: number;
  /** GB of all disks. */
  readonly disk: number;
  readonly image: string;
  readonly account: string;
  /** 1 where backups are switched on after it. */
  readonly backup: number;
  /** The private network that it is put into; '' where that is not known before. */
  readonly network: string;
}

/** The chosen network, or the default one of the location that the choices are of. */
function networkOf({ choices, values }: VmOrder, { location, network_uuid }: CreateRequest): string {
  const byDefault = location === values.location ? choices.networks.find((row) => row.is_default)?.uuid : undefined;
  return network_uuid || (choices.offersNetworks && byDefault) || '';
}

/** What a job has to remember of a request. */
export function factsOf(order: VmOrder, request: CreateRequest): MachineFacts {
  const { choices, values, payer, size, system, addedGb } = order;
  const known = choices.machines
    .filter((vm) => vm.name === request.name && vm.location === request.location)
    .map(({ uuid }) => uuid);
  return {
    known,
    vcpu: Number(request.vcpu),
    ram: Number(request.ram),
    disk: (size?.diskGb ?? 0) + addedGb,
    image: system.title,
    account: payer ? accountTitle(payer) : '',
    backup: values.backup ? 1 : 0,
    network: networkOf(order, request),
  };
}

/** How the creation of one machine ended, for whoever keeps several of them. */
export interface MachineWatch {
  readonly onDone: (path: string) => void;
  readonly onFailed: (error: unknown) => void;
}

/**
 * Creates a machine as a job of its own. Right after it come calls of their own: its backups are switched on, and it is
 * added to the load balancer that was chosen meanwhile.
 * @param watch for one of several machines: whoever started them tells of their ends
 * @returns the id of the job
 */
export function startMachine(request: CreateRequest, facts: MachineFacts, watch?: MachineWatch): string {
  const { name, location } = request;
  const jobId = randomId();
  if (facts.backup === 1) backupFollowUp.queue(jobId, null);
  const run = async (): Promise<{ path: string }> => {
    try {
      const vm = await createMachine(request, facts.known);
      sent.take(jobId);
      const path = paths.vm({ location, vmId: vm.uuid });
      await runFollowUps(jobId, { location, uuid: vm.uuid, name });
      watch?.onDone(path);
      return { path };
    } catch (thrown) {
      watch?.onFailed(thrown);
      throw thrown;
    }
  };
  return startJob({
    id: jobId,
    kind: 'virtual_machine',
    name,
    location,
    area: 'mf-compute',
    expectedMs: EXPECTED_MS,
    another: paths.vmCreate(),
    match: { ...facts, ...toMatch(facts.known) },
    run,
    ...(watch ? { isShownElsewhere: true } : {}),
  });
}
