import { askAhead, followCalls } from '@console/api/ahead';
import { currentSite, linkedPath } from '@console/area';
import { publishedLocations } from '@console/contract/location';
import { BASE_PATH } from '@console/contract/paths';
import { ownerOf, type Area } from './registry';

/** ms that the pointer or the focus rests on a link before its data is asked for: to pass over a list asks for nothing. */
const REST_MS = 100;

/**
 * Asks for the data that the area of a route declares for it, ahead of its screen. A page of one thing declares none: it begins
 * with the row of its list.
 */
function askFirstData(areas: readonly Area[], path: string): void {
  const { data = {} } = ownerOf(areas, path)?.remote ?? {};
  const address = Object.hasOwn(data, path) ? data[path] : undefined;
  if (address === undefined) return;
  const locations = address.includes('*') ? publishedLocations(currentSite().config.locations) : [];
  askAhead(
    BASE_PATH + path,
    locations.length > 0 ? locations.map(({ slug }) => address.replace('*', slug)) : [address],
  );
}

/** Has the data of a screen asked for once somebody rests on a link to it, and as soon as they touch it; called once. */
export function watchLikelyData(areas: readonly Area[]): void {
  followCalls();
  let rest: ReturnType<typeof setTimeout> | undefined;
  const look = (event: Event): void => {
    clearTimeout(rest);
    const path = linkedPath(event);
    if (path === undefined) return;
    if ('pointerType' in event && event.pointerType === 'touch') askFirstData(areas, path);
    else rest = setTimeout(() => askFirstData(areas, path), REST_MS);
  };
  document.addEventListener('pointerover', look, { passive: true });
  document.addEventListener('focusin', look);
}
