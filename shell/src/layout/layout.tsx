import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import {
  answerLeave,
  Boundary,
  LabelsPage,
  lazyScreen,
  nav,
  OUTLET_ID,
  pendingEnd,
  pendingLeave,
  reloadPage,
  useSite,
} from '@console/area';
import { paths } from '@console/contract/paths';
import { ConfirmDialog, ErrorPanel, LoadingScreen, onDemand, useBrand, useOnDemand } from '@console/ui';
import { closeAreas, openAreas } from '../areas/applications';
import { areaLabel } from '../areas/label';
import { ownerOf } from '../areas/registry';
import { areaStatus } from '../areas/status';
import { ScreenAppeared } from '../chat/chat';
import { FrameView } from '../frame/frame-view';
import { home } from '../home/load';
import { switchedOffAt } from '../offers/offers';
import { OverrideNotice, OverridePlace } from '../override/load';
import { NotFound } from '../pages/not-found';
import { Shortcuts } from '../shortcuts/shortcuts';
import { useText } from '../texts';
import { useAreas } from './areas-context';
import { Banners } from './banners';
import { Header } from './header';
import { SideNavigation } from './navigation';
import { Promotion } from './promotion';
import { followScreens } from './screen-focus';
import { TabBar } from './tab-bar';
import { useAppPath } from './use-app-path';

const GALLERY = '/__gallery';
/** For whoever operates the console: nothing leads there. */
const HEALTH = '/_health';
const Home = lazyScreen(home.load, <LoadingScreen />);
const Activity = lazyScreen(
  () => import(/* webpackChunkName: "activity-page" */ '../activity/activity').then((module) => module.default),
  <LoadingScreen />,
);
const Health = lazyScreen(
  () => import(/* webpackChunkName: "health" */ '../health/page').then((module) => module.default),
  <LoadingScreen />,
);
const SwitchedOff = lazyScreen(() =>
  import(/* webpackChunkName: "switched-off" */ '../offers/switched-off').then((module) => module.default),
);
const Gallery = lazyScreen(() =>
  import(/* webpackChunkName: "dev-gallery" */ '../pages/gallery').then((module) => module.default),
);

const workQuestion = onDemand(() => import(/* webpackChunkName: "work-question" */ '../session/work-question'));

const OWN_PAGES: ReadonlyMap<string, ReactNode> = new Map(
  Object.entries({
    '/': <Home />,
    [paths.activity()]: <Activity />,
    [paths.labels()]: <LabelsPage />,
    [HEALTH]: <Health />,
    [GALLERY]: <Gallery />,
  }),
);

/** What the shell itself shows: its home page, and what nobody owns. */
function OwnPage({ path }: { path: string }) {
  const { environment, config } = useSite();
  const offer = switchedOffAt(path, config);
  const own = path === GALLERY && environment !== 'development' ? undefined : OWN_PAGES.get(path);
  if (!own && offer === undefined) return <NotFound />;
  const page = offer ? <SwitchedOff id={offer} /> : own;
  return (
    <Boundary name={path} fallback={(error) => <ErrorPanel error={error} onRetry={reloadPage} />}>
      {page}
    </Boundary>
  );
}

/** A new page begins at its top; a step back finds the place where one was. */
function useScrollPlaces(container: RefObject<HTMLElement | null>): void {
  const places = useRef(new Map<string, number>());
  useEffect(() => {
    let { location } = nav.get();
    return nav.subscribe(() => {
      const next = nav.get();
      const element = container.current;
      const isSamePage = next.location.pathname === location.pathname;
      if (element && !isSamePage) {
        places.current.set(location.key, element.scrollTop);
        const top = next.action === 'Pop' ? (places.current.get(next.location.key) ?? 0) : 0;
        requestAnimationFrame(() => {
          element.scrollTop = top;
        });
      }
      ({ location } = next);
    });
  }, [container]);
}

/** Asks before something typed is lost by a navigation. */
function LeaveDialog() {
  const t = useText();
  const { proceed } = pendingLeave();
  return (
    <ConfirmDialog
      open={proceed !== undefined}
      onClose={() => answerLeave(false)}
      onConfirm={() => answerLeave(true)}
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}

/** Asks before work of this page is ended; its code comes with the first question. */
function EndQuestion() {
  const { question } = pendingEnd();
  const part = useOnDemand(workQuestion, question !== undefined);
  return part ? <part.WorkQuestion /> : null;
}

/** The console around its pages. */
export function Layout() {
  const t = useText();
  const areas = useAreas();
  const path = useAppPath();
  const statuses = areaStatus();
  const shell = useBrand()?.shell;
  const main = useRef<HTMLElement>(null);
  useScrollPlaces(main);
  useEffect(() => (main.current ? followScreens(main.current) : undefined), []);
  useEffect(() => {
    openAreas();
    return () => void closeAreas();
  }, []);
  const owner = ownerOf(areas, path);
  const isWaiting = owner !== undefined && (statuses[owner.remote.name] ?? 'loading') === 'loading';
  return (
    <FrameView
      shell={shell}
      skip={
        <a className="shell-skip" href="#main">
          {t('skip')}
        </a>
      }
      header={<Header isPageThere={!isWaiting} />}
      navigation={<SideNavigation />}
      sheet={
        <>
          <OverrideNotice />
          <Banners />
          <Promotion />
          <main id="main" className="shell-main" tabIndex={-1} ref={main}>
            {isWaiting ? <LoadingScreen label={t('area.loading', { area: areaLabel(owner, path) })} /> : null}
            <div id={OUTLET_ID} className="shell-outlet" hidden={owner === undefined} />
            {owner === undefined ? <OwnPage path={path} /> : null}
          </main>
        </>
      }
      tabs={<TabBar />}
    >
      <LeaveDialog />
      <EndQuestion />
      <Shortcuts />
      <OverridePlace />
      {isWaiting ? null : <ScreenAppeared />}
    </FrameView>
  );
}
