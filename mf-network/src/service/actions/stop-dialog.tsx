import { ConfirmDialog } from '@console/ui';
import { CodeDisclosure } from '@console/area';
import { codeRequest } from '@console/api';
import { stopServiceNode } from '@console/contract/service-node';
import { whyNotNode } from '../can';
import { othersRunning } from '../facts';
import { ServiceText, useServiceText } from '../texts';
import type { NodeView, ServiceView } from '../use-services';
import { switchNode } from './power';
import { nodeParams } from './requests';

export interface NodeDialogProps {
  readonly service: ServiceView;
  readonly node: NodeView;
  readonly onClose: () => void;
}

/** Asks before a node is stopped: whoever uses it loses it meanwhile. A toast tells how it went. */
export function StopDialog({ service, node, onClose }: NodeDialogProps) {
  const t = useServiceText();
  const blocked = whyNotNode('stop', node, service);
  const others = othersRunning(service, node);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('stop.title')}
      confirmLabel={t('stop.confirm')}
      reason={blocked && t(blocked)}
      onConfirm={() => void switchNode(service, node, 'stop')}
    >
      <p>
        <ServiceText
          id={others === undefined ? 'stop.unsure' : others > 0 ? 'stop.text' : 'stop.last'}
          values={{ name: <b>{service.name}</b>, n: node.number, others: others ?? 0 }}
        />
      </p>
      <CodeDisclosure requests={() => [codeRequest(stopServiceNode, nodeParams(service, node))]} />
    </ConfirmDialog>
  );
}
