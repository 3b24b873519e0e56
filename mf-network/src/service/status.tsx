import { useMemo } from 'react';
import { ownValue } from '@console/contract/own-value';
import { Status, type StatusState } from '@console/ui';
import { MachineStatus } from '../parts/cells';
import { useText } from '../parts/texts';
import type { PendingAction } from './can';
import { useServiceText } from './texts';

const SHAPES: Readonly<Record<string, StatusState>> = {
  active: 'good',
  running: 'good',
  creating: 'working',
  stopping: 'working',
  stopped: 'idle',
  deleted: 'gone',
};

/** What the status of a service is made of: that of the server, or a deletion by this browser. */
interface Subject {
  readonly status?: string | null | undefined;
  readonly pending: PendingAction | undefined;
}

/** The shape of a status; a service that says nothing is taken for active. */
export const serviceShape = ({ status, pending }: Subject): StatusState =>
  pending === 'delete' ? 'working' : (ownValue(SHAPES, status ?? 'active') ?? 'notice');

/** Word for a status; one that is new is shown as it is. */
export function useStatusLabel(): (subject: Subject) => string {
  const t = useText();
  const s = useServiceText();
  return useMemo(() => {
    const labels: Readonly<Record<string, string>> = {
      active: t('service.active'),
      running: t('status.running'),
      creating: t('status.creating'),
      stopping: t('status.stopping'),
      stopped: t('status.stopped'),
      deleted: t('status.deleted'),
    };
    return ({ status, pending }) =>
      pending === 'delete' ? s('status.deleting') : (ownValue(labels, status ?? 'active') ?? status ?? '');
  }, [t, s]);
}

/** The state of a service as shape and word. */
export function ServiceStatus({ service }: { service: Subject }) {
  const word = useStatusLabel();
  return <Status state={serviceShape(service)} label={word(service)} />;
}

/** The state of a node: what this browser is doing to it, else what the server says. */
export function NodeStatus({
  node,
}: {
  node: { readonly status: string | undefined; readonly pending: PendingAction | undefined };
}) {
  const t = useServiceText();
  const { status, pending } = node;
  if (pending && pending !== 'change')
    return <Status state="working" label={t(`status.${pending === 'delete' ? 'deleting' : nodeStatuses[pending]}`)} />;
  return status ? <MachineStatus status={status} /> : <span className="ui-mut">{t('status.unknown')}</span>;
}

const nodeStatuses = { start: 'starting', stop: 'stopping', restore: 'restoring' } as const;
