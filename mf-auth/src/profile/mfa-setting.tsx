import { useState } from 'react';
import { call, useQuery } from '@console/api';
import { currentSite, openTab, useAction, useSiteConfig } from '@console/area';
import { activateMfa, getMfaStatus } from '@console/contract/mfa';
import { Button, Delayed, ErrorPanel, Link, Notice, SkeletonText, Status, toast } from '@console/ui';
import { toastFailure } from './failure-toast';
import { MfaDeactivation } from './mfa-deactivation';
import { Setting } from './setting';
import { useText } from './texts';
import { ticketAddress } from './ticket';
import { useWhenBack } from './use-when-back';

interface Ticket {
  readonly address: string;
  /** False where the browser has refused to open it. */
  readonly isOpened: boolean;
}

/**
 * Asks for a ticket and opens its page, where the second factor is added; once that was deactivated again, the ticket is
 * over. (spec 1, sections 4 and 8)
 */
function useMfaActivation(isActive: boolean) {
  const t = useText();
  const activate = useAction(() => call(activateMfa, {}));
  const [ticket, setTicket] = useState<Ticket>();
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    if (wasActive) setTicket(undefined);
  }
  const run = async (): Promise<void> => {
    try {
      const { ticket_url } = await activate.run();
      const address = ticketAddress(ticket_url, currentSite().site);
      if (address === undefined) throw new Error(t('mfa.badTicket'));
      setTicket({ address, isOpened: openTab(address) });
    } catch (error) {
      toastFailure(t('mfa.activationFailed'), error);
      return;
    }
    toast.success(t('mfa.activationStarted'));
  };
  return { run: () => void run(), isPending: activate.isRunning, ticket };
}

/** The second factor of signing in: whether it is active, and how to make it so. (spec 1, section 4) */
export function MfaSetting() {
  const t = useText();
  const { mfaDeactivationAvailable } = useSiteConfig();
  const status = useQuery(getMfaStatus, {});
  const { run, isPending, ticket } = useMfaActivation(status.data?.success === true);
  useWhenBack(() => void status.reload());
  if (!status.data) {
    return (
      <Setting icon="shield-check" title={t('mfa.title')}>
        {status.error ? (
          <ErrorPanel title={t('mfa.failed')} error={status.error} onRetry={() => void status.reload()} />
        ) : (
          <Delayed>
            <SkeletonText lines={2} />
          </Delayed>
        )}
      </Setting>
    );
  }
  if (status.data.success) {
    return (
      <Setting
        icon="shield-check"
        title={t('mfa.title')}
        status={<Status state="good" label={t('mfa.active')} />}
        action={<MfaDeactivation />}
      >
        {ticket ? <Notice tone="ok">{t('mfa.done')}</Notice> : <p>{t('mfa.text')}</p>}
        {mfaDeactivationAvailable ? null : <p className="note">{t('mfa.unavailableNote')}</p>}
      </Setting>
    );
  }
  return (
    <Setting
      icon="shield-check"
      title={t('mfa.title')}
      status={<Status state="idle" label={t('mfa.inactive')} />}
      action={
        <Button size="sm" onClick={run} pending={isPending} pendingLabel={t('mfa.activating')}>
          {t('mfa.activate')}
        </Button>
      }
    >
      <p>{t('mfa.text')}</p>
      {ticket ? (
        <Notice
          tone={ticket.isOpened ? 'info' : 'warn'}
          action={<Link href={ticket.address}>{t(ticket.isOpened ? 'mfa.openAgain' : 'mfa.open')}</Link>}
        >
          {t(ticket.isOpened ? 'mfa.opened' : 'mfa.blocked')}
        </Notice>
      ) : null}
    </Setting>
  );
}
