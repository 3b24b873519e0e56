import { publishedLocations } from '@console/contract/location';
import type { Endpoint } from '@console/contract/endpoint';
import { buildRequest, pathParameters } from '@console/contract/endpoint';
import { endpoints } from '@console/contract/endpoints';
import { SiteConfig } from '@console/contract/site-config';
import { isOn, type BuiltRemote } from '@console/registry';
import * as v from 'valibot';
import { HOME, ownerOf } from './preloads';

/** A browser has six connections to a host on plain HTTP/1.1; files need some of them. */
const AT_MOST = 12;

const byName: ReadonlyMap<string, Endpoint> = new Map(Object.entries(endpoints));

/** The addresses of a call: one, or one for each location where its path names one. */
function addressesOf(call: Endpoint, locations: readonly string[]): string[] {
  const parameters = pathParameters(call);
  if (parameters.length === 0) return [buildRequest(call, {}).url];
  return parameters.join() === 'location' ? locations.map((location) => buildRequest(call, { location }).url) : [];
}

/** The same by the name of a call that reads. */
function addressesByName(name: string, locations: readonly string[]): string[] {
  const call = byName.get(name);
  return call?.method === 'GET' ? addressesOf(call, locations) : [];
}

/** Whose declarations a route needs: those of the area that it belongs to, on home of all, which fill it together. */
function declaringOf(
  route: string,
  remotes: readonly BuiltRemote[],
  config: Readonly<Record<string, unknown>>,
): readonly BuiltRemote[] {
  if (route === HOME) return remotes;
  const owner = ownerOf(route, remotes, config);
  return owner ? [owner] : [];
}

/** The first of each list, then the second of each: what does not fit is the last of all, not all of the last one. */
function inTurn<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Where something is made: a form asks for more than is worth a place in every page. */
const MAKES = /\/create(?:\/|$)/;

/**
 * The address of what each list of an area asks for first, for links that lead to it: `*` stands for each location. Not of
 * home, which all areas fill together.
 */
export function linkedDataOf(
  { area }: BuiltRemote,
  switches: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  const routes = new Map<string, string>();
  for (const { route, calls, feature } of area.data) {
    if (route === HOME || routes.has(route) || MAKES.test(route) || !isOn(feature, switches)) continue;
    const [first] = calls.flatMap((name) => addressesByName(name, ['*']));
    if (first !== undefined) routes.set(route, first);
  }
  return Object.fromEntries(routes);
}

/**
 * Addresses, relative to the API prefix, of the data that a route needs first, as its area declares it. The page asks
 * for them while its code is still on the way.
 */
export function earlyDataFor(
  route: string,
  { remotes, config }: { remotes: readonly BuiltRemote[]; config: Readonly<Record<string, unknown>> },
): string[] {
  const declaring = declaringOf(route, remotes, config);
  const site = v.safeParse(SiteConfig, config);
  if (declaring.length === 0 || !site.success) return [];
  const locations = publishedLocations(site.output.locations).map(({ slug }) => slug);
  const switches = { ...site.output };
  const calls = inTurn(
    declaring.map(({ area }) =>
      area.data
        .filter((entry) => entry.route === route && isOn(entry.feature, switches))
        .flatMap((entry) => entry.calls),
    ),
  );
  const urls = calls.flatMap((name) => addressesByName(name, locations));
  return [...new Set(urls)].slice(0, AT_MOST);
}
