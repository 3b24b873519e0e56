import { useState } from 'react';
import type { MetalMachine } from '@console/contract/metal';
import { Button, Card, CopyText, Facts } from '@console/ui';
import { useText } from '../texts';

/** How one signs in: hidden until it is asked for, so that nobody reads it over a shoulder. */
function Credentials({ value }: { value: string }) {
  const t = useText();
  const [isShown, setShown] = useState(false);
  return (
    <span className="compute-secret">
      {isShown ? (
        <CopyText mono value={value} label={t('lease.credentials')} />
      ) : (
        <span aria-hidden="true">••••••••</span>
      )}
      <Button size="sm" icon={isShown ? 'eye-off' : 'eye'} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'lease.hide' : 'lease.show')}
      </Button>
    </span>
  );
}

/** The machine behind a lease, where the server tells it. */
export function MachineCard({ machine }: { machine: MetalMachine }) {
  const t = useText();
  const copy = (label: string, value: string) => ({ label, value: <CopyText mono value={value} label={label} /> });
  return (
    <Card title={t('lease.machine')}>
      <Facts
        items={[
          ...(machine.label ? [copy(t('lease.label'), machine.label)] : []),
          ...(machine.ip_public_v4 ? [copy(t('vm.publicIpv4'), machine.ip_public_v4)] : []),
          ...(machine.ip_public_v6 ? [copy(t('vm.publicIpv6'), machine.ip_public_v6)] : []),
          ...machine.mac_addresses.map((mac) => copy(t('network.mac'), mac)),
          ...(machine.ssh_credentials
            ? [{ label: t('lease.credentials'), value: <Credentials value={machine.ssh_credentials} /> }]
            : []),
        ]}
      />
    </Card>
  );
}
