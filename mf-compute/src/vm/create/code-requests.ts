import { answerOf, codeRequest, type CodeRequest } from '@console/api';
import { createVm } from '@console/contract/vm';
import { toggleVmBackup } from '@console/contract/vm-backup';
import { unfinishedRequest } from './request';
import { targetsOf } from './targets';
import type { VmChoices, VmValues } from './values';

/** The calls that the form makes, in their order: each machine, and right after it its backups. */
export function codeRequests(choices: VmChoices, values: VmValues): CodeRequest[] {
  const steps = values.backup ? 2 : 1;
  return targetsOf(values).flatMap((target, index) => [
    codeRequest(createVm, unfinishedRequest(choices, values, target)),
    ...(values.backup
      ? [codeRequest(toggleVmBackup, { location: target.location, uuid: answerOf(index * steps) })]
      : []),
  ]);
}
