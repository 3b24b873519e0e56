import type { ReactNode } from 'react';
import * as api from '@console/api';
import { configureApi, session } from '@console/api';
import * as area from '@console/area';
import {
  AreaRoot,
  Boundary,
  findOutcome,
  provideAreas,
  provideSlots,
  reportError,
  resumeJobs,
  startJournal,
  tellBackgroundFailure,
  watchLikelyScreens,
  type Filler,
} from '@console/area';
import * as router from '@console/area/router';
import * as ui from '@console/ui';
import { onDemand, whenCalm } from '@console/ui';
import { slotNames, type SlotName } from '@console/area/manifest.mjs';
import { appPath } from '../areas/app-path';
import { registerApplications } from '../areas/applications';
import { declaredOffers, nameForPeople, provideLabels } from '../areas/label';
import { fillersOf, ownerOf, type Area } from '../areas/registry';
import { loadApp, loadSlot } from '../areas/remotes';
import { SHELL } from '../boot/shell-name';
import { renderFailure } from '../pages/fatal';
import { Gate } from '../session/gate';

/** What areas are made of, by the names that they import it by. (areas/lent.ts) */
export const lent = {
  '@console/api': api,
  '@console/area': area,
  '@console/area/router': router,
  '@console/ui': ui,
} as const;

/** Links have their data asked for once the page has nothing else to do: no first load carries it. */
const likelyData = onDemand(() => import(/* webpackChunkName: "likely-data" */ '../areas/likely-data'));

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

/** Asks for the area that owns a path, once: what did not come is asked for again when it is opened. */
function loadOnce(areas: readonly Area[]): (path: string) => Promise<unknown> | undefined {
  const asked = new Set<Area>();
  return (path) => {
    const area = ownerOf(areas, path);
    if (!area || asked.has(area)) return undefined;
    asked.add(area);
    return loadApp(area);
  };
}

/** Prepares what areas need before the first of them is there; once. */
export function begin(areas: readonly Area[]): void {
  configureApi({ onOpenWrite: findOutcome, onBackgroundFailure: tellBackgroundFailure });
  startJournal();
  watchLikelyScreens(loadOnce(areas));
  whenCalm(() => void likelyData.load().then(({ watchLikelyData }) => watchLikelyData(areas), reportError));
  provideLabels(areas);
  const byName = new Map(areas.map((area) => [area.remote.name, area]));
  const load = (name: string) => {
    const found = byName.get(name);
    return found && loadApp(found);
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
  registerApplications(areas);
  provideSlots(slotRegistry(areas));
  resumeJobs((name) => load(name) ?? Promise.reject(new Error(`${name} is not an area of this site`)));
}

/** The console, with what stands beside it on every page. */
export function SignedIn({ children }: { children: ReactNode }) {
  return (
    <AreaRoot name={SHELL}>
      <Boundary name={SHELL} fallback={renderFailure}>
        <Gate />
      </Boundary>
      {children}
    </AreaRoot>
  );
}
