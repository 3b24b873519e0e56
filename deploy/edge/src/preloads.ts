import type { AssetFile, ShellRecord } from '@console/contract/site-document';
import type { BuiltRemote } from '@console/registry';
import { isOn } from '@console/registry';
import type { Preload, PreloadSets } from './boot-scripts';

/** The route of the shell's own page, which all areas fill together. */
export const HOME = '/';

type Switches = Readonly<Record<string, unknown>>;

const matches = (prefix: string, route: string): boolean => route === prefix || route.startsWith(`${prefix}/`);

/** The remote that owns a route (relative to the base path): the longest prefix decides, and nobody owns what is switched off. */
export function ownerOf(route: string, remotes: readonly BuiltRemote[], config: Switches): BuiltRemote | undefined {
  let best: { remote: BuiltRemote | undefined; length: number } | undefined;
  for (const remote of remotes) {
    for (const { prefix, feature } of remote.area.routes) {
      if (matches(prefix, route) && prefix.length > (best?.length ?? 0)) {
        best = { remote: isOn(feature, config) ? remote : undefined, length: prefix.length };
      }
    }
  }
  return best?.remote;
}

/** Named screens of a route, longest first: `/compute/create` may be the chunk `compute-create` or `compute`. */
function screenOf(route: string, remote: BuiltRemote): string | undefined {
  const segments = route.split('/').filter(Boolean);
  for (let length = segments.length; length > 0; length -= 1) {
    const name = `#${segments.slice(0, length).join('-')}`;
    if (remote.modules[name]) return name;
  }
  return undefined;
}

/** A group that is in the signed-in part of the shell; all of them are in one file. */
const SIGNED_IN_GROUP = '@console/area';

const groupFiles = (group: string, shell: ShellRecord): Preload[] =>
  (shell.groups[group] ?? []).map(({ file, integrity }) => ({
    href: shell.base + file,
    as: 'script',
    ...(integrity ? { integrity } : {}),
  }));

function moduleFiles(remote: BuiltRemote, shell: ShellRecord, names: readonly string[]): Preload[] {
  // The single bundle has its areas inside: no entry, and chunks without integrity.
  const found: Preload[] = remote.entry
    ? [{ href: remote.base + remote.entry, as: 'script', integrity: remote.integrity }]
    : [];
  for (const name of names) {
    for (const group of remote.groups[name] ?? []) found.push(...groupFiles(group, shell));
    for (const { file, integrity } of remote.modules[name] ?? []) {
      found.push({
        href: remote.base + file,
        as: file.endsWith('.css') ? 'style' : 'script',
        ...(integrity ? { integrity } : {}),
      });
    }
  }
  return found;
}

/** Files that the code of a page may ask for later and no entry vouches for: the shell's chunks, and all style sheets. */
export const lazyFiles = ({ shell, remotes }: { shell: ShellRecord; remotes: readonly BuiltRemote[] }): AssetFile[] => [
  ...shell.lazy,
  ...remotes.flatMap(({ styles }) => styles),
];

function slotModules(remote: BuiltRemote, config: Switches, place: string): string[] {
  return remote.area.slots
    .filter(({ slot, feature }) => slot.startsWith(place) && isOn(feature, config))
    .map(({ module }) => module);
}

function unique(preloads: readonly Preload[]): Preload[] {
  return [...new Map(preloads.map((preload) => [preload.href, preload])).values()];
}

/**
 * What a page asks for at a route, beside the shell's first file: its signed-in part, the entry and chunks of the route's area (on home: of all slots) and
 * of the header's slots, and the shared groups that they need. What fills the search comes when somebody searches.
 */
export function preloadsFor(
  route: string,
  { shell, remotes, config }: { shell: ShellRecord; remotes: readonly BuiltRemote[]; config: Switches },
): PreloadSets {
  const files = (remote: BuiltRemote, names: readonly string[]) => moduleFiles(remote, shell, names);
  const header = remotes.flatMap((remote) => {
    const names = slotModules(remote, config, 'shell.header');
    return names.length ? files(remote, names) : [];
  });
  const home = remotes.flatMap((remote) => {
    const names = slotModules(remote, config, 'home.');
    return names.length ? files(remote, names) : [];
  });
  const owner = ownerOf(route, remotes, config);
  const screen = owner && screenOf(route, owner);
  const area = owner ? files(owner, ['./app', ...(screen ? [screen] : [])]) : [];
  const gate = remotes.flatMap((remote) => {
    const { signedOut } = remote.area;
    return signedOut ? files(remote, [typeof signedOut === 'string' ? signedOut : './app']) : [];
  });
  return {
    signedIn: unique([...groupFiles(SIGNED_IN_GROUP, shell), ...(route === HOME ? home : area), ...header]),
    signedOut: unique(gate),
  };
}
