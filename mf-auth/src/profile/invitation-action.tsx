import { call, useAdministrator, useSession } from '@console/api';
import { mayEndWork, useAction } from '@console/area';
import { useLocation } from '@console/area/router';
import type { Impersonation } from '@console/contract/impersonation';
import { listImpersonations } from '@console/contract/impersonation';
import { acceptImpersonation, startImpersonation } from '@console/contract/impersonation-start';
import { Button, toast } from '@console/ui';
import { beginActing } from './acting';
import { toastFailure } from './failure-toast';
import { useText } from './texts';

interface InvitationActionProps {
  readonly invitation: Impersonation;
  /** From whom, as far as the person may see it. */
  readonly owner: string;
}

/** Accepts an invitation, or acts for whom it is from. (spec 1, sections 4 and 8) */
export function InvitationAction({ invitation, owner }: InvitationActionProps) {
  const t = useText();
  const { uuid, access_owner, is_accepted } = invitation;
  const { pathname, search } = useLocation();
  const { impersonation } = useSession();
  const { isAdministrator } = useAdministrator({ isEnabled: impersonation === undefined });
  const accept = useAction(() => call(acceptImpersonation, { uuid }), { changes: [listImpersonations] });
  const start = useAction(() => call(startImpersonation, { uuid }));

  const runAccept = async (): Promise<void> => {
    try {
      await accept.run();
    } catch (error) {
      toastFailure(t('invitations.acceptFailed'), error, true);
      return;
    }
    toast.success(t('invitations.acceptDone'));
  };
  const runStart = async (): Promise<void> => {
    if (!(await mayEndWork('account'))) return;
    try {
      const { token } = await start.run();
      const administrator = isAdministrator ? { administrator: true } : {};
      beginActing({ token, access_owner, ...administrator }, pathname + search);
    } catch (error) {
      toastFailure(t('invitations.startFailed'), error);
    }
  };

  return (
    <Button
      size="sm"
      pending={accept.isRunning || start.isRunning}
      pendingLabel={t(is_accepted ? 'invitations.starting' : 'invitations.accepting')}
      aria-label={t(is_accepted ? 'invitations.startFor' : 'invitations.acceptFrom', { owner })}
      onClick={() => void (is_accepted ? runStart() : runAccept())}
      {...(impersonation ? { reason: t('invitations.nested') } : {})}
    >
      {t(is_accepted ? 'invitations.start' : 'invitations.accept')}
    </Button>
  );
}
