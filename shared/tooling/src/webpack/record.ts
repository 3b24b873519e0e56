import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHAT_FRAME_SCRIPT } from '@console/contract/chat-frame';
import type { AssetFile, RemoteRecord, ShellRecord } from '@console/contract/site-document';
import { SiteConfig } from '@console/contract/site-config';
import type { Provides } from '@console/registry';
import type { ChunkGroup, Compilation, Module } from 'webpack';
import type { AreaDeclaration } from './area-declaration';
import { AREA_CONTRACT, slotNames } from '@console/area/manifest.mjs';
import { installedShares } from './check-remote';
import { SIGNED_IN } from './common';
import { exposesOf } from './exposes';
import { facades, lazyShares } from './shares';

/** Groups that may be chunks of the shell: an area's module that asks for one waits for it. */
const groupNames = [...facades, ...lazyShares];

const [configObject] = SiteConfig.pipe;

/** A remote's record, with what only the edge needs. */
export interface BuiltRemote extends RemoteRecord {
  /** Chunk files of each exposed module and named screen, with the integrity of each. */
  readonly modules: Readonly<Record<string, readonly AssetFile[]>>;
  /** All its style sheets; its entry vouches for its scripts. */
  readonly styles: readonly AssetFile[];
  /** The lazily shared groups that each module asks for. Beside exposed modules there are named screens: `#compute-create`. */
  readonly groups: Readonly<Record<string, readonly string[]>>;
  /** Versions of the shared packages that it was built against. */
  readonly needs: { readonly shared: Readonly<Record<string, string>> };
}

/** A shell's record, with what decides which areas it takes. */
interface BuiltShell extends ShellRecord {
  readonly provides: Provides;
}

const sha256 = (file: string): string => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

/** The files of some chunk groups that have a wanted name, with their integrity. */
export function filesOf(groups: Iterable<ChunkGroup>, outDir: string, wanted: RegExp): AssetFile[] {
  const files = new Set<string>();
  for (const group of groups) for (const file of group.getFiles()) if (wanted.test(file)) files.add(file);
  return [...files].map((file) => ({ file, integrity: sha256(path.join(outDir, file)) }));
}

/** All files of a build that have a wanted name, but for those of some groups. */
function filesBeside(
  groups: readonly ChunkGroup[],
  compilation: Compilation,
  outDir: string,
  wanted: RegExp,
): AssetFile[] {
  const known = new Set(groups.flatMap((group) => group.getFiles()));
  return filesOf(compilation.chunkGroups, outDir, wanted).filter(({ file }) => !known.has(file));
}

function lazyGroupsUsedBy(group: ChunkGroup, compilation: Compilation): string[] {
  const used = new Set<string>();
  for (const chunk of group.chunks) {
    for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) {
      if (module.type !== 'consume-shared-module') continue;
      const name = groupNames.find((share) => module.identifier().includes(`|${share}|`));
      if (name) used.add(name);
    }
  }
  return [...used];
}

/** Screens that an area loads on demand under a name: `import(/* webpackChunkName: "compute-create" *\/ ...)`. */
function screensOf(compilation: Compilation, area: AreaDeclaration): [string, ChunkGroup][] {
  const exposed = new Set(Object.values(exposesOf(area)).map((expose) => expose.name));
  return [...compilation.namedChunkGroups].filter(([name, group]) => !exposed.has(name) && !group.isInitial());
}

/** Describes a built remote. `base` is the address of its folder, `/remotes/mf-compute/1.0.0-1a2b3c4d/`. */
export function remoteRecord(
  compilation: Compilation,
  {
    area,
    folder = area.name,
    version,
    base,
    entry,
    outDir,
  }: { area: AreaDeclaration; folder?: string; version: string; base: string; entry: string; outDir: string },
): BuiltRemote {
  const modules: Record<string, readonly AssetFile[]> = {};
  const groups: Record<string, readonly string[]> = {};
  for (const [name, expose] of Object.entries(exposesOf(area))) {
    const group = compilation.namedChunkGroups.get(expose.name);
    if (!group) throw new Error(`${area.name}: the build has no chunk '${expose.name}' for ${name}`);
    modules[name] = filesOf([group], outDir, /\.(js|css)$/);
    groups[name] = lazyGroupsUsedBy(group, compilation);
  }
  for (const [name, group] of screensOf(compilation, area)) {
    modules[`#${name}`] = filesOf([group], outDir, /\.(js|css)$/);
    groups[`#${name}`] = lazyGroupsUsedBy(group, compilation);
  }
  return {
    name: area.name,
    version,
    base,
    entry,
    integrity: sha256(path.join(outDir, entry)),
    area,
    modules,
    styles: filesBeside([], compilation, outDir, /\.css$/),
    groups,
    needs: { shared: installedShares(folder) },
  };
}

function lazyChunkGroups(module: Module, compilation: Compilation): ChunkGroup[] {
  return module.blocks
    .map((block) => compilation.chunkGraph.getBlockChunkGroup(block))
    .filter((group) => group !== undefined && group !== null);
}

/** Describes a built shell, with the chat frame's script, which a compilation of its own has put beside it. */
export function shellRecord(
  compilation: Compilation,
  { version, base, outDir }: { version: string; base: string; outDir: string },
): BuiltShell {
  const main = compilation.entrypoints.get('main');
  if (!main) throw new Error("The shell's build has no entry 'main'");
  const groups: Record<string, readonly AssetFile[]> = {};
  const signedIn = compilation.namedChunkGroups.get(SIGNED_IN);
  if (!signedIn) throw new Error(`The shell's build has no chunk '${SIGNED_IN}'`);
  const [, ...ofConsole] = facades;
  for (const name of ofConsole) groups[name] = filesOf([signedIn], outDir, /\.js$/);
  for (const name of lazyShares) {
    const providers = [...compilation.modules].filter(
      (module) => module.type === 'provide-module' && module.identifier().includes(` ${name}@`),
    );
    groups[name] = filesOf(
      providers.flatMap((module) => lazyChunkGroups(module, compilation)),
      outDir,
      /\.js$/,
    );
  }
  return {
    version,
    base,
    scripts: filesOf([main], outDir, /\.js$/),
    styles: filesOf([main], outDir, /\.css$/),
    groups,
    lazy: filesBeside([main], compilation, outDir, /\.(js|css)$/),
    provides: {
      contract: AREA_CONTRACT,
      shared: installedShares('shell'),
      settings: Object.keys(configObject.entries),
      slots: [...slotNames],
    },
    chatFrame: { file: CHAT_FRAME_SCRIPT, integrity: sha256(path.join(outDir, CHAT_FRAME_SCRIPT)) },
  };
}
