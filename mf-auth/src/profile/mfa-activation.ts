import { useState } from 'react';
import { call } from '@console/api';
import { openTab, useAction, useSiteConfig } from '@console/area';
import { activateMfa } from '@console/contract/mfa';
import { toast } from '@console/ui';
import { toastFailure } from './failure-toast';
import { useText } from './texts';
import { ticketAddress } from './ticket';

interface Ticket {
  readonly address: string;
  /** False where the browser has refused to open it. */
  readonly isOpened: boolean;
}

/** Asks for a ticket and opens its page, where the second factor is added. (spec 1, sections 4 and 8) */
export function useMfaActivation() {
  const t = useText();
  const { authDomain } = useSiteConfig();
  const activate = useAction(() => call(activateMfa, {}));
  const [ticket, setTicket] = useState<Ticket>();
  const run = async (): Promise<void> => {
    try {
      const { ticket_url } = await activate.run();
      const address = ticketAddress(ticket_url, authDomain);
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
