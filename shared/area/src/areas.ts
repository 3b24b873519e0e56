import type { AreaIcon } from './manifest.mjs';

/** What people see of a kind of resource. */
export interface KindFace {
  /** 'Virtual Machine' */
  readonly name: string;
  readonly icon: AreaIcon;
}

/** What the shell knows of the areas by their declarations, and tells the parts that areas are made of. */
export interface Areas {
  /** What people call an area: 'Compute' for 'mf-compute'. */
  readonly nameOf: (area: string) => string;
  /** Whether an area draws a path of the page (with the base path). */
  readonly owns: (area: string, pathname: string) => boolean;
  /** Loads the app module of an area, which registers what it declares; undefined for one that the site does not run. */
  readonly load: (area: string) => Promise<unknown> | undefined;
  /** What is declared of a kind of resource. */
  readonly kindOf: (type: string) => Partial<KindFace>;
  /** Where people make the keys that programs sign in with; undefined where no area has them. */
  readonly apiKeys: string | undefined;
}

let areas: Areas = {
  nameOf: (area) => area,
  owns: () => true,
  load: () => undefined,
  kindOf: () => ({}),
  apiKeys: undefined,
};

/** The shell tells at boot; where nobody does (tests), everything belongs to everybody and is called by its own name. */
export function provideAreas(given: Partial<Areas>): void {
  areas = { ...areas, ...given };
}

/** What is known of the areas of the page. */
export const declaredAreas = (): Areas => areas;
