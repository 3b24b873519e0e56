import '../settings.css';
import { Card, KeyFacts, LinkButton, type KeyFact } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../machine/can';
import { vmPath } from '../../machine/urls';
import type { JoinedVm } from '../../machine/rows';
import { RescueRow } from '../settings/rescue-row';
import { useActionsText } from '../../actions/texts';
import { ConnectCard } from './connect-card';

/** Who may sign in, and how to let somebody. */
function SignInCard({ vm }: { vm: JoinedVm }) {
  const t = useActionsText();
  const shared = useText();
  const reason = whyNot('password', vm, vm.pending);
  const copied = (label: string, value: string | null | undefined): KeyFact =>
    value ? { label, value, copy: value, mono: true } : { label, value: <span className="ui-mut">{t('none')}</span> };
  return (
    <Card
      title={t('access.signIn')}
      {...(reason ? { note: shared(reason) } : {})}
      actions={
        <LinkButton
          size="sm"
          icon="key-round"
          to={vmPath(vm, { tab: 'access', dialog: 'password' })}
          {...(reason ? { reason: shared(reason) } : {})}
        >
          {t('password.title')}
        </LinkButton>
      }
    >
      <KeyFacts
        columns={3}
        items={[
          copied(t('access.username'), vm.username),
          copied(t('access.hostname'), vm.hostname),
          { label: t('password.one'), value: <span className="ui-mut">{t('access.passwordUnknown')}</span> },
        ]}
      />
    </Card>
  );
}

/** How one gets into a machine, and what helps when one does not. */
export function AccessTab({ vm }: { vm: JoinedVm }) {
  const t = useActionsText();
  return (
    <>
      <ConnectCard vm={vm} />
      <SignInCard vm={vm} />
      <Card flush title={t('access.repair')}>
        <ul className="vms-rows">
          <RescueRow vm={vm} tab="access" />
        </ul>
      </Card>
    </>
  );
}
