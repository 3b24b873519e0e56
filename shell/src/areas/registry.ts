import * as v from 'valibot';
import type { Site } from '@console/area';
import {
  BrokenManifest,
  DeployedManifest,
  type AreaKind,
  type AreaManifest,
  type NavigationEntry,
  type SlotName,
} from '@console/area/manifest.mjs';
import { isEnabled } from '@console/contract/feature-condition';
import type { RemoteRecord } from '@console/contract/site-document';

/** An area that the site runs: its declaration without what is switched off, and where its files are. */
export interface Area {
  readonly manifest: AreaManifest;
  /** Prefixes of its routes that are switched off: nobody owns them, also where a shorter one is on. */
  readonly closed: readonly string[];
  readonly remote: RemoteRecord;
  /** What is wrong with its declaration: nothing of it is loaded, and what can be read of its places says so. */
  readonly problem?: string;
}

/** A declaration as far as it can be read, and what is wrong with it. */
function readManifest({ name, area }: RemoteRecord): { manifest: AreaManifest; problem?: string } {
  const parsed = v.safeParse(DeployedManifest, area);
  if (parsed.success) return { manifest: parsed.output };
  const places = v.parse(BrokenManifest, area);
  const manifest = { name, area: name.replace(/^mf-/, ''), owner: '', contract: '', kinds: [], slots: [], data: [] };
  return { manifest: { ...manifest, ...places }, problem: v.summarize(parsed.issues) };
}

/** Reads the declarations of a site's areas; one that is broken or switched off hides no other. */
export function readAreas(site: Site): readonly Area[] {
  const areas: Area[] = [];
  const isOn = ({ feature }: { feature?: string | string[] | undefined }): boolean => isEnabled(feature, site.config);
  for (const remote of site.registry.remotes) {
    const { manifest: output, problem } = readManifest(remote);
    const routes = output.routes.filter(isOn);
    if (routes.length === 0 && problem === undefined) continue;
    const manifest: AreaManifest = {
      ...output,
      routes,
      navigation: output.navigation.filter(isOn),
      kinds: output.kinds.filter(isOn),
      slots: output.slots.filter(isOn),
    };
    const closed = output.routes.filter((route) => !isOn(route)).map(({ prefix }) => prefix);
    areas.push({ manifest, closed, remote, ...(problem === undefined ? {} : { problem }) });
  }
  return areas;
}

/** Whether a prefix stands for a path, on whole segments. */
export const contains = (prefix: string, path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/**
 * The area that owns a path (relative to the base path): the longest of the prefixes decides; nobody where that one is
 * switched off.
 */
export function ownerOf(areas: readonly Area[], path: string): Area | undefined {
  let best: { area: Area | undefined; length: number } | undefined;
  const consider = (prefix: string, area: Area | undefined): void => {
    if (contains(prefix, path) && prefix.length > (best?.length ?? 0)) best = { area, length: prefix.length };
  };
  for (const area of areas) {
    for (const { prefix } of area.manifest.routes) consider(prefix, area);
    for (const prefix of area.closed) consider(prefix, undefined);
  }
  return best?.area;
}

/** Navigation entries of all areas, in their order. */
export function navigationOf(areas: readonly Area[], place: NavigationEntry['place']): NavigationEntry[] {
  return areas
    .flatMap(({ manifest }) => manifest.navigation)
    .filter((entry) => entry.place === place)
    .toSorted((a, b) => a.order - b.order);
}

/** Whether an entry stands for a path: they begin with the same segment. */
export const isEntryActive = (entry: Pick<NavigationEntry, 'to'>, path: string): boolean =>
  path.split('/')[1] === entry.to.split(/[/?]/)[1];

/** The kinds that a customer can create here. */
export const creatableKinds = (areas: readonly Area[]): (AreaKind & { create: string })[] =>
  areas.flatMap(({ manifest }) =>
    manifest.kinds.flatMap((kind) => (kind.create === undefined ? [] : [{ ...kind, create: kind.create }])),
  );

/** Which modules fill a slot, in their order. */
export function fillersOf(areas: readonly Area[], slot: SlotName): { area: Area; module: string; order: number }[] {
  return areas
    .flatMap((area) =>
      area.manifest.slots.filter((filler) => filler.slot === slot).map((filler) => ({ area, ...filler })),
    )
    .toSorted((a, b) => a.order - b.order);
}
