import { createRoot } from 'react-dom/client';
import { toApiError } from '@console/api';
import { fullLoad, reloadPage } from '@console/area';
import { ErrorScreen } from '@console/ui';
import { logError } from '../reports/error-log';
import { forgetSession } from '../session/forget';
import { text } from '../texts';

/** Without a site no provider is known to log out at; what this browser holds is forgotten all the same. */
function logOut(): void {
  forgetSession();
  fullLoad('/');
}

/** Says that the console could not start: no site, no header, no area; the reason in brackets, and both ways out. */
export function showStartFailure(thrown: unknown): void {
  const { message, kind } = toApiError(thrown);
  logError('The console could not be started', { reason: message }, thrown);
  const page = document.createElement('div');
  page.className = 'shell-plain';
  const box = page.appendChild(document.createElement('main'));
  (document.getElementById('root') ?? document.body).replaceChildren(page);
  createRoot(box).render(
    <ErrorScreen
      message={text('fatal.document')}
      detail={message}
      {...(kind === 'credentials' ? {} : { onReload: reloadPage })}
      onLogOut={logOut}
    />,
  );
}
