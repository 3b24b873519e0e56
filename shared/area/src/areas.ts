/** What the shell knows of the areas by their declarations, and tells the parts that areas are made of. */
export interface Areas {
  /** What people call an area: 'Compute' for 'mf-compute'. */
  readonly nameOf: (area: string) => string;
  /** Whether an area draws a path of the page (with the base path). */
  readonly owns: (area: string, pathname: string) => boolean;
  /** Loads the app module of an area, which registers what it declares; undefined for one that the site does not run. */
  readonly load: (area: string) => Promise<unknown> | undefined;
}

let areas: Areas = { nameOf: (area) => area, owns: () => true, load: () => undefined };

/** The shell tells at boot; where nobody does (tests), everything belongs to everybody and areas are called by their own names. */
export function provideAreas(given: Partial<Areas>): void {
  areas = { ...areas, ...given };
}

export const areaName: Areas['nameOf'] = (area) => areas.nameOf(area);
export const ownsPath: Areas['owns'] = (area, pathname) => areas.owns(area, pathname);
export const loadArea: Areas['load'] = (area) => areas.load(area);
