import * as v from 'valibot';
import type { Registry } from '@console/registry';
import type { SiteDefinition } from '@console/sites';

/** What a page tells of an area, once for each load of it. (shell/src/health/figures.ts) */
const AreaFigures = v.object({
  area: v.pipe(v.string(), v.maxLength(64)),
  version: v.pipe(v.string(), v.maxLength(64)),
  /** How long its screens took to come, in milliseconds. */
  loadMs: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  /** Errors since it told last. */
  failures: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
});
const ReportedFigures = v.pipe(v.array(AreaFigures), v.maxLength(50));

/** Figures of one area of a page, with names that are bounded: anybody may send them. */
export interface AreaFigure {
  readonly site: string;
  readonly brand: string;
  readonly area: string;
  /** `other` for one that the site does not run at this moment: a page may be open for days. */
  readonly version: string;
  /** Seconds. */
  readonly load: number | undefined;
  readonly failures: number;
}

/**
 * Reads what a page tells of its areas; undefined where it is not that.
 * @param registries what the site runs now: for everyone, and with its canaries
 */
export function readFigures(
  text: string,
  site: Pick<SiteDefinition, 'id' | 'brand'>,
  registries: readonly Registry[],
): AreaFigure[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(ReportedFigures, json);
  if (!parsed.success) return undefined;
  const running = registries.flatMap(({ remotes }) => remotes);
  return parsed.output.flatMap(({ area, version, loadMs, failures }) => {
    const versions = running.filter(({ name }) => name === area).map((remote) => remote.version);
    if (versions.length === 0) return [];
    return {
      site: site.id,
      brand: site.brand,
      area,
      version: versions.includes(version) ? version : 'other',
      load: loadMs === undefined ? undefined : loadMs / 1000,
      failures,
    };
  });
}
