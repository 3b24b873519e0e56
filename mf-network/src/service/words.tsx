import { useMemo } from 'react';
import { Status, type StatusState } from '@console/ui';
import { useText } from '../parts/texts';

const SHAPES: Readonly<Record<string, StatusState>> = {
  active: 'good',
  running: 'good',
  creating: 'working',
  starting: 'working',
  stopping: 'working',
  deleting: 'working',
  pending: 'working',
  stopped: 'idle',
  deleted: 'gone',
  failed: 'broken',
  error: 'broken',
};

/** The shape of a status; a service that says nothing is taken for active. */
export const serviceShape = (status: string | null | undefined): StatusState => SHAPES[status ?? 'active'] ?? 'notice';

/** Word for a status; one that is new is shown as it is. */
export function useServiceWord(): (status: string | null | undefined) => string {
  const t = useText();
  return useMemo(() => {
    const words: Readonly<Record<string, string>> = {
      active: t('service.active'),
      running: t('status.running'),
      creating: t('status.creating'),
      starting: t('service.starting'),
      stopping: t('status.stopping'),
      deleting: t('service.deleting'),
      pending: t('service.pending'),
      stopped: t('status.stopped'),
      deleted: t('status.deleted'),
      failed: t('service.failed'),
      error: t('service.error'),
    };
    return (status) => words[status ?? 'active'] ?? status ?? '';
  }, [t]);
}

export function ServiceStatus({ status }: { status: string | null | undefined }) {
  const word = useServiceWord();
  return <Status state={serviceShape(status)} label={word(status)} />;
}
