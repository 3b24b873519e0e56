import { call } from '@console/api';
import { startAction } from '@console/area';
import { startServiceNode, stopServiceNode } from '@console/contract/service-node';
import { serviceMarks } from '../marks';
import { serviceText } from '../texts';
import type { NodeView, ServiceView } from '../use-services';
import { nodeParams } from './requests';

const calls = { start: startServiceNode, stop: stopServiceNode } as const;

/** What its toast tells, or the page. */
const shownElsewhere = (): void => undefined;

/** Starts or stops a node of a service and says how it went; several may run at once. Never throws. */
export async function switchNode(
  service: Pick<ServiceView, 'uuid' | 'location' | 'name'>,
  node: Pick<NodeView, 'id' | 'number'>,
  power: 'start' | 'stop',
): Promise<void> {
  const values = { n: node.number, name: service.name };
  const action = startAction(`service.${power} ${node.id}`, {
    work: () => serviceMarks.run(node.id, power, () => call(calls[power], nodeParams(service, node))),
    tell: {
      done: () => [serviceText(`power.${power}.done`, values)],
      failed: { retry: () => void switchNode(service, node, power) },
    },
  });
  await action.catch(shownElsewhere);
}
