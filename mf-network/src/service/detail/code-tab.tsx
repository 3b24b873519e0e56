import { CodeDisclosure, useUrlAdapter } from '@console/area';
import { Card, Select } from '@console/ui';
import { codeActions, requestsOf } from '../actions/requests';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';

/** The calls of every action that there is on a service, as programs; the chosen one stands in the address. */
export function CodeTab({ service }: { service: ServiceView }) {
  const t = useServiceText();
  const url = useUrlAdapter();
  const offered = codeActions.flatMap((action) => {
    const requests = requestsOf(action, service);
    return requests ? [{ action, requests }] : [];
  });
  const requested = url.get('call');
  const chosen = offered.find(({ action }) => action === requested) ?? offered[0];
  if (!chosen) return null;
  const choose = (action: string): void => url.set({ call: action === offered[0]?.action ? '' : action });
  const options = offered.map(({ action }) => ({ value: action, label: t(`call.${action}`) }));
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
