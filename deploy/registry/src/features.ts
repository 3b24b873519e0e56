import type { BuiltRemote } from './builds';

type Switches = Readonly<Record<string, unknown>>;

/** Whether a feature condition holds: it has none, or one of its switches is on. */
export function isOn(condition: string | readonly string[] | undefined, config: Switches): boolean {
  if (condition === undefined) return true;
  return [condition].flat().some((name) => config[name] === true);
}

/** The remotes that a site runs: those with at least one route that its switches allow. */
export function remotesOfSite(remotes: readonly BuiltRemote[], config: Switches): BuiltRemote[] {
  return remotes.filter((remote) => remote.area.routes.some((route) => isOn(route.feature, config)));
}
