import { CodeCalls } from '@console/domain/detail';
import { requestsOf } from '../actions/requests';
import { vmActions } from '../machine/can';
import type { JoinedVm } from '../machine/rows';
import { useMachineText } from '../machine/texts';

/** The calls of every action that there is on a machine. */
export function CodeTab({ vm }: { vm: JoinedVm }) {
  const t = useMachineText();
  const calls = vmActions.flatMap((id) => {
    const requests = requestsOf(id, vm);
    return requests ? [{ id, label: t(`call.${id}`), requests }] : [];
  });
  return <CodeCalls calls={calls} />;
}
