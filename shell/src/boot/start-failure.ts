import { text } from '../texts';
import { logError } from '../reports/error-log';

/** Says that the console could not start. Nothing is there to draw with: no site, no brand. */
export function showStartFailure(thrown: unknown): void {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  logError('The console could not be started', { reason });
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.className = 'shell-plain';
  const message = document.createElement('p');
  message.textContent = `${text('fatal.document')} (${reason})`;
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.className = 'ui-btn filled';
  reload.textContent = text('fatal.reload');
  reload.addEventListener('click', () => window.location.reload());
  box.append(message, reload);
  (document.getElementById('root') ?? document.body).replaceChildren(box);
}
