import { LocationFailures } from '@console/area';
import { ErrorPanel } from '@console/ui';
import { useText } from '../../parts/texts';
import { useVpcText } from '../texts';
import type { Members } from './use-members';

/** Which of the lists that the members of a network come from did not answer, each with another try. */
export function MemberFailures({
  machines,
  balancers,
  services,
}: Pick<Members, 'machines' | 'balancers' | 'services'>) {
  const t = useVpcText();
  const shared = useText();
  return (
    <>
      <LocationFailures locations={machines} missing={t('members.machinesMissing')} />
      <LocationFailures locations={balancers} missing={t('members.balancersMissing')} />
      {services.error ? (
        <ErrorPanel title={shared('service.listFailed')} error={services.error} onRetry={services.retry} />
      ) : null}
    </>
  );
}
