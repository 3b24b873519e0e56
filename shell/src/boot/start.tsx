import { createRoot } from 'react-dom/client';
import { configureApi, onCredentialChange, provideTranslation, session } from '@console/api';
import {
  allowLeaving,
  fullLoad,
  nav,
  provideAreas,
  provideReporter,
  provideSite,
  reloadPage,
  reportError,
  rootErrors,
  showFlash,
  type Site,
} from '@console/area';
import type { SiteDocument } from '@console/contract/site-document';
import {
  allowPseudoLanguages,
  followTextSpacing,
  LoadingScreen,
  onDemand,
  overlayMessages,
  provideMissingCode,
  provideTextReporter,
  translateSentence,
  whenCalm,
  type OnDemand,
} from '@console/ui';
import { appPath } from '../areas/app-path';
import { lendFacades } from '../areas/lent';
import { handleMissingCode } from '../areas/outdated';
import { readAreas, type Area } from '../areas/registry';
import { registerAreas } from '../areas/remotes';
import { sendFigures } from '../health/load';
import { home } from '../home/load';
import { maskAtStart } from '../mask/load';
import { withKeptOverride } from '../override/keep';
import { watchSteps } from '../reports/breadcrumbs';
import { flushReports, logError } from '../reports/error-log';
import { watchUncaught } from '../reports/uncaught';
import { speakAtStart } from '../session/language';
import { loadSignedIn, type SignedInPart } from '../signed-in/load';
import { text } from '../texts';
import { markDevice } from './device';
import { withMockMode } from './mock-mode';
import { keepReferralCode } from './referral';
import { Root } from './root';
import { readServerTime } from './server-time';
import { SHELL } from './shell-name';
import { loadSiteDocument, renewConfig } from './site-document';

const ROOT_ID = 'root';

function configure(document: SiteDocument): Site {
  const site = provideSite(document);
  overlayMessages(site.brand.texts ?? {});
  for (const [language, texts] of Object.entries(site.brand.translations ?? {})) overlayMessages(texts, language);
  return site;
}

/** Shows that the console is on its way while its site is not known yet. @returns takes it off the page */
function showWaiting(): () => void {
  const box = document.createElement('div');
  (document.getElementById('root') ?? document.body).append(box);
  const root = createRoot(box);
  root.render(<LoadingScreen />);
  return () => {
    root.unmount();
    box.remove();
  };
}

/** The site document; a loading screen stands there while it has to be asked for. @throws like loadSiteDocument */
async function siteDocument(): Promise<SiteDocument> {
  let endWaiting = (): void => {};
  try {
    return await loadSiteDocument(() => {
      endWaiting = showWaiting();
    });
  } finally {
    endWaiting();
  }
}

/** What keeps lists for the next visit; until it is here their responses wait. */
const views = onDemand(() => import(/* webpackChunkName: "views" */ '@console/api/kept/write'));

/** What changes hands in this tab or another one starts anew: nothing of the other person may stay on the page. */
function followCredential(): void {
  onCredentialChange(({ previous, current, here }) => {
    const isSignInHere = here && previous === undefined;
    const isSignOutHere = here && current === undefined;
    if (isSignInHere || isSignOutHere) return; // the gate, or sign-out itself
    allowLeaving();
    if (here) fullLoad('/');
    else reloadPage();
  });
}

/** Reads what the site's areas declare, and says where their code is. */
function prepareAreas(site: Site): readonly Area[] {
  const areas = readAreas(site);
  for (const { remote, problem } of areas)
    if (problem !== undefined) logError(`The declaration of ${remote.name} is broken`, { reason: problem });
  lendFacades();
  registerAreas(areas);
  // Until the console's part is there, which knows them all, one area alone may draw.
  provideAreas({ nameOf: () => text('area.signIn') });
  return areas;
}

const isSignedIn = (): boolean => session.getState().credential !== undefined;

/** Fetches the console's part while somebody who is to sign in types, or looks. */
function fetchInTime(part: OnDemand<SignedInPart>): void {
  const begin = (): void => part.preload();
  for (const action of ['pointerdown', 'keydown'])
    document.addEventListener(action, begin, { once: true, capture: true, passive: true });
  whenCalm(begin);
}

/**
 * Starts the console: the site, its areas, the session, then the first screen.
 * @throws Error when the page carries no site document or its configuration cannot be had
 */
export async function start(): Promise<void> {
  watchUncaught();
  provideReporter(logError);
  provideMissingCode(handleMissingCode);
  markDevice();
  // A failure is told when it is wanted.
  if (isSignedIn()) void loadSignedIn().catch(() => undefined);
  const document_ = await withKeptOverride(await withMockMode(await siteDocument()));
  const { environment } = document_;
  readServerTime();
  configureApi({ environment, onReport: ({ message, context }) => logError(message, context) });
  provideTranslation(translateSentence);
  const site = configure(document_);
  provideTextReporter(reportError);
  if (environment === 'development') allowPseudoLanguages();
  const spoken = speakAtStart();
  flushReports();
  watchSteps(nav.subscribe);
  keepReferralCode(site.config);
  followTextSpacing();
  followCredential();
  if (isSignedIn() && appPath(window.location.pathname) === '/') home.preload();
  const areas = prepareAreas(site);
  const part = onDemand(async () => {
    const signedIn = await loadSignedIn();
    signedIn.begin(areas);
    return signedIn;
  });
  sendFigures();
  await spoken;
  await maskAtStart();
  if (isSignedIn()) await part.want();
  const element = document.getElementById(ROOT_ID);
  if (!element) throw new Error(`The page has no #${ROOT_ID}`);
  createRoot(element, rootErrors(SHELL)).render(<Root areas={areas} part={part} />);
  showFlash();
  renewConfig(document_);
  whenCalm(() => void views.load().then(({ keepViews }) => keepViews(), reportError));
  if (!isSignedIn()) fetchInTime(part);
}
