import { useMemo } from 'react';
import { useFeature } from '@console/area';
import { ownValue } from '@console/contract/own-value';
import { paths } from '@console/contract/paths';
import { machineState } from '@console/domain/machine-state';
import { Link, Status } from '@console/ui';
import { useText } from './texts';

/** The name of a machine, leading to it where the site has machines; its uuid where the name could not be read. */
export function MachineLink({
  location,
  uuid,
  name,
  strong,
}: {
  location: string;
  uuid: string;
  name: string | undefined;
  strong?: boolean;
}) {
  const isOffered = useFeature('vmsEnabled');
  return isOffered ? (
    <Link to={paths.vm({ location, vmId: uuid })} {...(strong ? { strong } : {})}>
      {name ?? uuid}
    </Link>
  ) : (
    (name ?? uuid)
  );
}

/** Word for the status of a machine; one that is new is shown as it is. */
export function useMachineLabel(): (status: string) => string {
  const t = useText();
  return useMemo(() => {
    const labels: Readonly<Record<string, string>> = {
      creating: t('status.creating'),
      running: t('status.running'),
      stopping: t('status.stopping'),
      stopped: t('status.stopped'),
      deleted: t('status.deleted'),
    };
    return (status) => ownValue(labels, status) ?? status;
  }, [t]);
}

export function MachineStatus({ status }: { status: string }) {
  return <Status state={machineState(status)} label={useMachineLabel()(status)} />;
}
