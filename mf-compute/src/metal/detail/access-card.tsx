import { useState } from 'react';
import { Button, Card, CopyText, Facts, useCopy } from '@console/ui';
import type { LeaseRow } from '../lease/rows';
import { useLeaseText } from './texts';

/**
 * How one signs in: hidden until it is asked for, so that nobody reads it over a shoulder. It can be copied unseen. It
 * stands nowhere but in the page, and is hidden again with it.
 */
function Credentials({ value }: { value: string }) {
  const t = useLeaseText();
  const [isShown, setShown] = useState(false);
  const { copied, copy } = useCopy(value);
  return (
    <span className="metal-secret">
      {isShown ? (
        <span className="ui-mono">{value}</span>
      ) : (
        <span role="img" aria-label={t('access.hidden')}>
          ••••••••
        </span>
      )}
      <Button size="sm" icon={isShown ? 'eye-off' : 'eye'} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {t(isShown ? 'access.hide' : 'access.show')}
      </Button>
      <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={copy}>
        <span aria-live="polite">{t(copied ? 'access.copied' : 'access.copy')}</span>
      </Button>
    </span>
  );
}

/** The user of the first sign-in, where the credentials begin with it: 'root / …'. */
export const userOf = (credentials: string): string | undefined => /^([a-z_][\w-]*) \/ /i.exec(credentials)?.[1];

/** How one gets onto the server: credentials, and the command for it where it speaks SSH. */
export function AccessCard({ lease }: { lease: LeaseRow }) {
  const t = useLeaseText();
  const { machine } = lease;
  const credentials = machine?.ssh_credentials;
  if (!credentials) {
    return (
      <Card title={t('access.title')}>
        <p className="ui-mut">
          {lease.status === 'pending' ? `${t('access.none')} ${t('access.noneDetail')}` : t('access.unknown')}
        </p>
      </Card>
    );
  }
  const user = userOf(credentials);
  const address = machine.ip_public_v4 ?? machine.ip_public_v6;
  // Windows is reached by remote desktop.
  const command = user && user !== 'Administrator' && address ? `ssh ${user}@${address}` : undefined;
  return (
    <Card title={t('access.title')}>
      <Facts
        items={[
          { label: t('access.credentials'), value: <Credentials key={credentials} value={credentials} /> },
          ...(command
            ? [
                {
                  label: t('access.ssh'),
                  value: <CopyText mono value={command} label={t('access.ssh')} />,
                },
              ]
            : []),
        ]}
      />
      <p className="metal-note ui-small ui-mut">{t('access.note')}</p>
    </Card>
  );
}
