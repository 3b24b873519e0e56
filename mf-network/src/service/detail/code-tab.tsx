import { CodeCalls } from '@console/domain/detail';
import { codeActions, requestsOf } from '../actions/requests';
import { useServiceText } from '../texts';
import type { ServiceView } from '../use-services';

/** The calls of every action that there is on a service. */
export function CodeTab({ service }: { service: ServiceView }) {
  const t = useServiceText();
  const calls = codeActions.flatMap((id) => {
    const requests = requestsOf(id, service);
    return requests ? [{ id, label: t(`call.${id}`), requests }] : [];
  });
  return <CodeCalls calls={calls} />;
}
