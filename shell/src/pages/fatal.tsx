import { ApiError } from '@console/api';
import { reloadPage } from '@console/area';
import { ErrorScreen, plainMessage } from '@console/ui';
import { signOutEverywhere } from '../session/sign-out';
import { text } from '../texts';
import { PlainPage } from './plain-page';
import { SupportContact } from './support-contact';

export interface FatalProps {
  readonly message: string;
  readonly detail?: string;
  readonly correlationId?: string;
  /** A session that is not valid any more is no better after a reload. */
  readonly canReload?: boolean;
}

/** The screen that stands where nothing else can: the message, 'Reload page' and 'Log out'. (spec 1, section 2) */
export function Fatal({ message, detail, correlationId, canReload = true }: FatalProps) {
  return (
    <PlainPage title={message}>
      <ErrorScreen
        message={message}
        {...(detail ? { detail } : {})}
        {...(correlationId ? { correlationId } : {})}
        {...(canReload ? { onReload: reloadPage } : {})}
        onLogOut={signOutEverywhere}
        contact={<SupportContact />}
      />
    </PlainPage>
  );
}

/**
 * What the screen says of an error. One of the catalogue speaks for itself; of any other the generic screen says that
 * something went wrong. Reloading is no way out of a credential that is not accepted.
 */
export function fatalOf(error: Error): FatalProps {
  if (!(error instanceof ApiError)) return { message: text('fatal.render'), detail: error.message };
  const { correlationId, kind } = error;
  const message = plainMessage(error.message);
  return {
    message,
    canReload: kind !== 'credentials',
    ...(correlationId ? { correlationId } : {}),
    ...(correlationId && !message.includes(correlationId) ? { detail: correlationId } : {}),
  };
}

/** As a boundary's fallback. */
export const renderFailure = (error: Error) => <Fatal {...fatalOf(error)} />;
