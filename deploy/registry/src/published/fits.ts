import { fitsContract } from '@console/contract/contract-version';
import type { BuiltRemote, BuiltShell } from '../builds';
import { satisfies } from '../satisfies';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function contractProblem(what: string, builtWith: unknown, ours: string): string[] {
  const theirs = text(builtWith);
  if (theirs === undefined) return [`${what} does not say which contract it was built with; build it anew`];
  if (fitsContract(theirs, ours)) return [];
  return [
    `${what} was built with contract ${theirs}, the shell has ${ours}; build it against a shell that fits, or promote that shell first`,
  ];
}

/** Everything of an area that a setting switches. */
function features({ area }: BuiltRemote): string[] {
  const lists: unknown[] = [area.routes, area.slots, area.data, area['navigation'], area['kinds']];
  return lists.flatMap((list) =>
    (Array.isArray(list) ? list : []).flatMap((item: { readonly feature?: string | readonly string[] }) =>
      [item.feature ?? []].flat(),
    ),
  );
}

/**
 * Why an area does not run in a shell: contract, shared packages, modules that are not there, settings and places that the shell
 * does not know.
 * @returns a line for each reason; none where it fits
 */
export function misfits(remote: BuiltRemote, { provides, groups }: BuiltShell): string[] {
  if (!provides) return ['the shell does not say what it provides; build it anew, and publish it'];
  const { area, modules, needs } = remote;
  const wanted = [...new Set(Object.values(remote.groups).flat())];
  return [
    ...contractProblem('it', area['builtWith'], provides.contract),
    ...area.slots.flatMap(({ module, ...slot }) =>
      contractProblem(module, slot['builtWith'] ?? area['builtWith'], provides.contract),
    ),
    ...(needs ? [] : ['it does not say which shared packages it was built against; build it anew']),
    ...Object.entries(needs?.shared ?? {}).flatMap(([name, built]) => {
      const given = provides.shared[name];
      if (given === undefined) return [`it needs ${name}, which the shell does not share`];
      if (satisfies(given, `^${built}`)) return [];
      return [`it was built against ${name} ${built}, the shell has ${given}`];
    }),
    ...['./app', ...area.slots.map(({ module }) => module)]
      .filter((name) => !Object.hasOwn(modules, name))
      .map((name) => `it declares ${name} and does not export it`),
    ...wanted
      .filter((name) => !Object.hasOwn(groups, name))
      .map((name) => `it needs ${name}, which the shell does not have`),
    ...[...new Set(area.slots.map(({ slot }) => slot))]
      .filter((slot) => !provides.slots.includes(slot))
      .map((slot) => `it fills '${slot}', a place that the shell does not have`),
    ...[...new Set(features(remote))]
      .filter((name) => !provides.settings.includes(name))
      .map((name) => `it is switched by '${name}', a setting that the shell does not know`),
  ];
}
