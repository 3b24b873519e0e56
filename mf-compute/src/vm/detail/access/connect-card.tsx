import { useFeature } from '@console/area';
import { CommandLine } from '@console/domain/connect';
import { Card, Link, Notice } from '@console/ui';
import { vmPath } from '../../machine/urls';
import type { JoinedVm } from '../../machine/rows';
import { ActionsText, useActionsText } from '../../actions/texts';
import { connectionOf, copyKeyCommand, type Connection } from './connect';

function Reach({ vm, connection }: { vm: JoinedVm; connection: Connection }) {
  const t = useActionsText();
  const hasIps = useFeature('ipsEnabled');
  if (vm.status !== 'running') return <Notice>{t('connect.notRunning')}</Notice>;
  // Nothing is offered before it is known that none is assigned to it.
  if (connection.via === 'public' || (hasIps && vm.addressState === 'loading')) return null;
  if (hasIps && vm.addressState === 'failed') return <Notice>{t('connect.addressesUnknown')}</Notice>;
  if (connection.via === 'ipv6') return <Notice>{t('connect.onlyIpv6')}</Notice>;
  const assign = (
    <Link key="assign" to={vmPath(vm, { tab: 'network' })}>
      {t('connect.assign')}
    </Link>
  );
  return (
    <Notice>
      {hasIps ? <ActionsText id="connect.onlyPrivate" values={{ assign }} /> : t('connect.onlyPrivateHere')}
    </Notice>
  );
}

/** How one gets into a machine: the command for its system, and a key in the place of a password. */
export function ConnectCard({ vm }: { vm: JoinedVm }) {
  const t = useActionsText();
  const connection = connectionOf(vm);
  if (!connection) {
    return (
      <Card title={t('connect.title')}>
        <p className="ui-mut">{t('connect.noAddress')}</p>
      </Card>
    );
  }
  const isWindows = connection.protocol === 'rdp';
  return (
    <Card title={t('connect.title')} note={t(isWindows ? 'connect.rdp' : 'connect.ssh')}>
      <div className="ui-stack">
        <Reach vm={vm} connection={connection} />
        <CommandLine label={t('connect.command')} command={connection.command} />
        {isWindows ? (
          <p className="ui-mut">
            {t('connect.rdpElsewhere', { address: connection.address, username: vm.username ?? 'unknown' })}
          </p>
        ) : (
          <section className="ui-stack tight">
            <h3>{t('connect.keyTitle')}</h3>
            <p className="ui-sec">{t('connect.keyText')}</p>
            <CommandLine label={t('connect.keyCommand')} command={copyKeyCommand(connection)} />
            <p className="ui-small ui-mut">{t('connect.keyNote')}</p>
          </section>
        )}
      </div>
    </Card>
  );
}
