import { createRoot } from 'react-dom/client';
import { configureApi, onCredentialChange, provideTranslation, session, setServerTime } from '@console/api';
import {
  allowLeaving,
  AreaRoot,
  Boundary,
  fullLoad,
  nav,
  provideAreas,
  provideReporter,
  provideSite,
  provideSlots,
  reloadPage,
  reportError,
  findOutcome,
  resumeJobs,
  rootErrors,
  showFlash,
  startJournal,
  watchLikelyScreens,
  type Filler,
  type Site,
} from '@console/area';
import { slotNames, type SlotName } from '@console/area/manifest.mjs';
import type { SiteDocument } from '@console/contract/site-document';
import {
  allowPseudoLanguages,
  followTextSpacing,
  LoadingScreen,
  onDemand,
  overlayMessages,
  provideMissingCode,
  provideTextReporter,
  Toasts,
  translateSentence,
  whenCalm,
} from '@console/ui';
import { appPath, registerApplications } from '../areas/applications';
import { declaredOffers, nameForPeople, provideLabels } from '../areas/label';
import { fillersOf, ownerOf, readAreas, type Area } from '../areas/registry';
import { handleMissingCode } from '../areas/outdated';
import { loadApp, loadSlot, registerAreas } from '../areas/remotes';
import { Chat } from '../chat/chat';
import { FrameEnd } from '../frame/take-over';
import { sendFigures } from '../health/load';
import { home } from '../home/load';
import { AreasContext } from '../layout/areas-context';
import { maskAtStart } from '../mask/load';
import { withKeptOverride } from '../override/load';
import { renderFailure } from '../pages/fatal';
import { watchSteps } from '../reports/breadcrumbs';
import { flushReports, logError } from '../reports/error-log';
import { watchUncaught } from '../reports/uncaught';
import { Gate } from '../session/gate';
import { speakAtStart } from '../session/user-language';
import { markDevice } from './device';
import { withMockMode } from './mock-mode';
import { keepReferralCode } from './referral';
import { fetchConfig, loadSiteDocument, readCachedConfig } from './site-document';

const ROOT_ID = 'root';
const SHELL = 'shell';

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

/** The browser renews the configuration once a day, when nobody waits for anything; what was shown stays until the next load. */
function renewConfig({ site, brand, mock }: SiteDocument): void {
  // What mock mode answers is not this site's.
  if (mock) return;
  if (readCachedConfig(site.host, brand.id) !== undefined) return;
  whenCalm(() => void fetchConfig(site.host, brand.id).catch((error: unknown) => reportError(error)));
}

/** What keeps lists for the next visit; until it is here their responses wait. */
const views = onDemand(() => import(/* webpackChunkName: "views" */ '@console/api/kept/write'));

function slotRegistry(areas: readonly Area[]): Partial<Record<SlotName, Filler[]>> {
  return Object.fromEntries(
    slotNames.map((slot) => [
      slot,
      fillersOf(areas, slot).map(({ area, module, order }) => ({
        id: `${area.remote.name}/${module}`,
        area: area.remote.name,
        order,
        load: () => loadSlot(area, module),
      })),
    ]),
  );
}

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

function prepareAreas(site: Site): readonly Area[] {
  const areas = readAreas(site);
  for (const { remote, problem } of areas)
    if (problem !== undefined) logError(`The declaration of ${remote.name} is broken`, { reason: problem });
  provideLabels(areas);
  const byName = new Map(areas.map((area) => [area.remote.name, area]));
  const load = (name: string) => {
    const area = byName.get(name);
    return area && loadApp(area);
  };
  provideAreas({
    nameOf: (name) => nameForPeople(areas, name, appPath(window.location.pathname)),
    owns: (name, pathname) => {
      // Whoever signs people in does so at every address.
      if (name === SHELL || session.getState().credential === undefined) return true;
      return ownerOf(areas, appPath(pathname))?.remote.name === name;
    },
    load,
    ...declaredOffers(areas),
  });
  registerAreas(areas);
  registerApplications(areas);
  provideSlots(slotRegistry(areas));
  resumeJobs((name) => load(name) ?? Promise.reject(new Error(`${name} is not an area of this site`)));
  return areas;
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
  const document_ = await withKeptOverride(await withMockMode(await siteDocument()));
  const { environment, serverTime } = document_;
  if (serverTime !== undefined) setServerTime(serverTime, performance.timeOrigin + performance.now());
  configureApi({
    environment,
    onReport: ({ message, context }) => logError(message, context),
    onOpenWrite: findOutcome,
  });
  provideTranslation(translateSentence);
  startJournal();
  const site = configure(document_);
  provideTextReporter(reportError);
  if (environment === 'development') allowPseudoLanguages();
  const spoken = speakAtStart();
  flushReports();
  watchSteps(nav.subscribe);
  watchLikelyScreens();
  keepReferralCode(site.config);
  followTextSpacing();
  followCredential();
  if (appPath(window.location.pathname) === '/' && session.getState().credential !== undefined) home.preload();
  const areas = prepareAreas(site);
  sendFigures();
  await spoken;
  await maskAtStart();
  const element = document.getElementById(ROOT_ID);
  if (!element) throw new Error(`The page has no #${ROOT_ID}`);
  createRoot(element, rootErrors(SHELL)).render(
    <AreaRoot name={SHELL}>
      <Boundary name={SHELL} fallback={renderFailure}>
        <AreasContext value={areas}>
          <Gate />
        </AreasContext>
      </Boundary>
      <Chat />
      <Toasts />
      <FrameEnd />
    </AreaRoot>,
  );
  showFlash();
  renewConfig(document_);
  whenCalm(() => void views.load().then(({ keepViews }) => keepViews(), reportError));
}
