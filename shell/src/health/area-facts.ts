import { currentSite } from '@console/area';
import { failures, loaded, type Failure } from './facts';

/** What this page has seen of an area since it was loaded. */
export interface AreaFacts {
  /** Milliseconds that each of its modules took to come, by name: './app'. */
  readonly loads: Readonly<Record<string, number>>;
  /** Errors of its code, and modules that did not come. */
  readonly failures: number;
  /** The last of them; `at` in epoch milliseconds of this browser. */
  readonly last?: { readonly at: number; readonly message: string };
}

/** The area that an error is of: the one that is named, or whose code stands in its stack; undefined for the shell. */
function areaOf({ context: { area, part }, error }: Failure): string | undefined {
  const [, inStack] = (error instanceof Error && /\/remotes\/([\w-]+)\//.exec(error.stack ?? '')) || [];
  const candidates = [area, String(part ?? '').split('/')[0], inStack];
  return currentSite().registry.remotes.find(({ name }) => candidates.includes(name))?.name;
}

/** What this page has seen, by name of the area. */
export function areaFacts(): Readonly<Record<string, AreaFacts>> {
  return Object.fromEntries(
    currentSite().registry.remotes.map(({ name }) => {
      const own = loaded.filter(([area]) => area === name);
      const failed = failures.filter((one) => areaOf(one) === name);
      const last = failed.at(-1);
      const facts: AreaFacts = {
        loads: Object.fromEntries(own.map(([, module, ms]) => [module, Math.round(ms)])),
        failures: failed.length,
        ...(last && { last: { at: last.at, message: last.message } }),
      };
      return [name, facts];
    }),
  );
}
