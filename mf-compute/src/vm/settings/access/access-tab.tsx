import { Card, CopyText, Facts, LinkButton } from '@console/ui';
import { useText } from '../../../texts';
import { whyNot } from '../../can';
import { vmPath } from '../../detail/vm-urls';
import type { VmRow } from '../../rows';
import { RescueCard } from '../rescue-card';
import { useSettingsText } from '../texts';
import { ConnectCard } from './connect-card';

/** Who may sign in, and how to let somebody. */
function SignInCard({ vm }: { vm: VmRow }) {
  const t = useSettingsText();
  const shared = useText();
  const reason = whyNot('password', vm, vm.pending);
  const none = <span className="ui-mut">{t('none')}</span>;
  return (
    <Card
      title={t('access.signIn')}
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
      <Facts
        items={[
          {
            label: t('access.username'),
            value: vm.username ? <CopyText mono value={vm.username} label={t('access.username')} /> : none,
          },
          { label: t('password.one'), value: <span className="ui-mut">{t('access.passwordUnknown')}</span> },
          {
            label: t('access.hostname'),
            value: vm.hostname ? <CopyText mono value={vm.hostname} label={t('access.hostname')} /> : none,
          },
        ]}
      />
      {reason ? <p className="vms-reason ui-small ui-mut">{shared(reason)}</p> : null}
    </Card>
  );
}

/** How one gets into a machine, and what helps when one does not. */
export function AccessTab({ vm }: { vm: VmRow }) {
  return (
    <>
      <ConnectCard vm={vm} />
      <SignInCard vm={vm} />
      <RescueCard vm={vm} tab="access" />
    </>
  );
}
