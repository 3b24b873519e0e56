import { useFeature } from '@console/area';
import { ownValue } from '@console/contract/own-value';
import { paths } from '@console/contract/paths';
import { Link, Status, type StatusState } from '@console/ui';
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

const STATES: Readonly<Record<string, StatusState>> = {
  creating: 'working',
  running: 'good',
  stopping: 'working',
  stopped: 'idle',
  deleted: 'gone',
};

/** The status of a machine; a word that is new is shown as it is. */
export function MachineStatus({ status }: { status: string }) {
  const t = useText();
  const labels: Readonly<Record<string, string>> = {
    creating: t('status.creating'),
    running: t('status.running'),
    stopping: t('status.stopping'),
    stopped: t('status.stopped'),
    deleted: t('status.deleted'),
  };
  return <Status state={ownValue(STATES, status) ?? 'notice'} label={ownValue(labels, status) ?? status} />;
}
