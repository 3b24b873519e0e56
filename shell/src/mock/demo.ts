import { session, signIn, storage } from '@console/api';
import { fullLoad } from '@console/area';
import { MOCK_API_KEY } from '@console/contract/mock-mode';
import type { SiteDocument } from '@console/contract/site-document';
import { forgetSession } from '../session/forget';
import { leaving } from '../session/leaving';
import { text } from './demo-texts';
import { mockFetch, startSandbox } from './start';

/** Says in this browser's storage that somebody has been here: who logs out after that stays logged out. */
const VISITED = 'demoVisited';

/** Whoever comes for the first time is logged in: they have come to see the console, not a form. */
function greet(): void {
  const isFirst = storage.persistent.get(VISITED) === undefined;
  storage.persistent.set(VISITED, 'true');
  if (isFirst && session.getState().credential === undefined) signIn(MOCK_API_KEY);
}

/**
 * Starts a demo: the sandbox of this browser with the site of the page, wherever that is served.
 * @returns the document with the host where it is
 * @throws Error where the browser cannot run it
 */
export async function startDemo(document: SiteDocument): Promise<SiteDocument> {
  // Without it browsers give no locks, by which the sandbox knows that it is the only one.
  if (!window.isSecureContext) throw new Error(text('noHttps'));
  const site = { ...document.site, host: window.location.host };
  await startSandbox(`demo-${site.id}`, document, {
    noWorker: () => text('noWorker'),
    noScript: (status) => text('noScript', { status }),
  });
  greet();
  return { ...document, site, mock: true };
}

const RESET: RequestInit = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

/**
 * Forgets all that was done in this demo, and begins again as on the first visit.
 * @throws Error where the sandbox does not take it; nothing is forgotten then
 */
export async function resetDemo(): Promise<void> {
  const { ok, status } = await mockFetch('/sandbox/reset', RESET);
  if (!ok) throw new Error(text('notReset', { status }));
  leaving.setState({ isLeaving: true });
  forgetSession(false);
  // Journal, labels and marks are of machines that are gone. The origin of a demo has nothing else.
  storage.persistent.clear();
  fullLoad('/');
}
