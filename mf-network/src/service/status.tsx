import { useMemo } from 'react';
import { Status, type StatusState } from '@console/ui';
import { useText } from '../parts/texts';

const SHAPES: Readonly<Record<string, StatusState>> = {
  active: 'good',
  running: 'good',
  creating: 'working',
  stopping: 'working',
  stopped: 'idle',
  deleted: 'gone',
};

/** The shape of a status; a service that says nothing is taken for active. */
export const serviceShape = (status: string | null | undefined): StatusState => SHAPES[status ?? 'active'] ?? 'notice';

/** Word for a status; one that is new is shown as it is. */
export function useServiceStatusLabel(): (status: string | null | undefined) => string {
  const t = useText();
  return useMemo(() => {
    const labels: Readonly<Record<string, string>> = {
      active: t('service.active'),
      running: t('status.running'),
      creating: t('status.creating'),
      stopping: t('status.stopping'),
      stopped: t('status.stopped'),
      deleted: t('status.deleted'),
    };
    return (status) => labels[status ?? 'active'] ?? status ?? '';
  }, [t]);
}

export function ServiceStatus({ status }: { status: string | null | undefined }) {
  const word = useServiceStatusLabel();
  return <Status state={serviceShape(status)} label={word(status)} />;
}
