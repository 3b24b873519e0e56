import { CodeDisclosure, useUrlAdapter } from '@console/area';
import { Card, Select } from '@console/ui';
import { vmActions, type VmAction } from '../machine/can';
import type { JoinedVm } from '../machine/rows';
import { useMachineText } from '../machine/texts';
import { requestsOf } from '../actions/requests';

/** The calls of every action that there is on a machine, as programs; the chosen one stands in the address. */
export function CodeTab({ vm }: { vm: JoinedVm }) {
  const t = useMachineText();
  const url = useUrlAdapter();
  const offered = vmActions.flatMap((action) => {
    const requests = requestsOf(action, vm);
    return requests ? [{ action, requests }] : [];
  });
  const requested = url.get('call');
  const chosen = offered.find(({ action }) => action === requested) ?? offered[0];
  if (!chosen) return null;
  const choose = (action: string): void => url.set({ call: action === offered[0]?.action ? '' : action });
  const options = offered.map(({ action }) => ({ value: action, label: t(`call.${action satisfies VmAction}`) }));
  return (
    <Card
      title={t('code.title')}
      note={t('code.note')}
      actions={<Select label={t('code.action')} value={chosen.action} options={options} onChange={choose} size="sm" />}
    >
      <CodeDisclosure key={chosen.action} open requests={() => chosen.requests} />
    </Card>
  );
}
