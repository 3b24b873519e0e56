import { reloadPage } from '@console/area';
import { ErrorScreen } from '@console/ui';
import { signOutEverywhere } from '../session/sign-out';
import { text } from '../texts';

export interface FatalProps {
  readonly message: string;
  readonly detail?: string;
  /** A session that is not valid any more is no better after a reload. */
  readonly canReload?: boolean;
}

/** The screen that stands where nothing else can: the message, 'Reload page' and 'Log out'. (spec 1, section 2) */
export function Fatal({ message, detail, canReload = true }: FatalProps) {
  return (
    <ErrorScreen
      message={message}
      {...(detail ? { detail } : {})}
      {...(canReload ? { onReload: reloadPage } : {})}
      onLogOut={signOutEverywhere}
    />
  );
}

/** As a boundary's fallback. */
export const renderFailure = (error: Error) => <Fatal message={text('fatal.render')} detail={error.message} />;
