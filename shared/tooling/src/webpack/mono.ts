import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AssetFile, ShellRecord } from '@console/contract/site-document';
import webpack from 'webpack';
import type { Compilation, Configuration } from 'webpack';
import { root } from '../root';
import { areaFolders } from '../run/inputs.mjs';
import type { AreaDeclaration } from './area-declaration';
import { readAreaDeclaration } from './area-declaration';
import type { BuildOptions } from './common';
import { commonConfig, SIGNED_IN, vendorGroup } from './common';
import { installedShares } from './check-remote';
import { exposesOf } from './exposes';
import { productionRouter } from './production-router';
import type { BuiltRemote } from './record';
import { filesOf } from './record';

const FEDERATION_RUNTIME = /^@module-federation\/enhanced\/runtime$/;

/** A module that answers `loadRemote` from chunks of the same bundle: the console as it would be without federation. */
function standIn(areas: readonly AreaDeclaration[]): string {
  const entries = areas.flatMap((area) =>
    Object.entries(exposesOf(area)).map(([name, expose]) => {
      const file = path.join(root, area.name, expose.import);
      const id = `${area.name}/${name.replace(/^\.\//, '')}`;
      return `${JSON.stringify(id)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(area, expose.name))} */ ${JSON.stringify(file)})`;
    }),
  );
  return `const modules = { ${entries.join(', ')} };
export const loadRemote = (id) => modules[id] ? modules[id]() : Promise.reject(new Error('No module ' + id));
export const registerRemotes = () => {};
export const registerPlugins = () => {};
export const registerShared = () => {};
export const preloadRemote = async () => {};
export const init = () => ({});
export const createInstance = () => ({ loadRemote, registerRemotes, registerPlugins, preloadRemote });
export const getInstance = createInstance;`;
}

const chunkName = (area: AreaDeclaration, name: string): string => `${area.name}-${name}`;

/** All areas and the shell as one bundle. Only the bench builds it, to say what federation costs. */
export async function monoConfig(options: BuildOptions): Promise<Configuration> {
  const areas = await Promise.all(areaFolders(root).map((folder) => readAreaDeclaration(folder)));
  const common = commonConfig(options, 'mono');
  const file = path.join(root, '.cache/mono/remotes.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, standIn(areas));
  return {
    ...common,
    entry: { main: './src/main.tsx' },
    resolve: { ...common.resolve, alias: productionRouter() },
    output: { ...common.output, publicPath: `/app/assets/${options.version}/` },
    optimization: {
      ...common.optimization,
      // As one would without federation: what several areas need is split off once.
      splitChunks: { chunks: 'async', cacheGroups: { vendor: vendorGroup } },
    },
    plugins: [...(common.plugins ?? []), new webpack.NormalModuleReplacementPlugin(FEDERATION_RUNTIME, file)],
  };
}

export interface MonoRecord {
  readonly version: string;
  readonly shell: ShellRecord;
  readonly remotes: readonly BuiltRemote[];
}

/** Describes the single bundle: the shell, and for each area the chunks that a route needs. */
export async function monoRecord(
  compilation: Compilation,
  { version, outDir }: { version: string; outDir: string },
): Promise<MonoRecord> {
  const base = `/app/assets/${version}/`;
  const main = compilation.entrypoints.get('main');
  if (!main) throw new Error("The bundle has no entry 'main'");
  const signedIn = compilation.namedChunkGroups.get(SIGNED_IN);
  const areas = await Promise.all(areaFolders(root).map((folder) => readAreaDeclaration(folder)));
  const remotes = areas.map((area): BuiltRemote => {
    const modules: Record<string, readonly AssetFile[]> = {};
    for (const [name, expose] of Object.entries(exposesOf(area))) {
      const group = compilation.namedChunkGroups.get(chunkName(area, expose.name));
      modules[name] = filesOf(group ? [group] : [], outDir, /\.(js|css)$/).map(({ file }) => ({ file }));
    }
    const needs = { shared: installedShares(area.name) };
    return { name: area.name, version, base, entry: '', integrity: '', area, modules, styles: [], groups: {}, needs };
  });
  const shell = {
    version,
    base,
    scripts: filesOf([main], outDir, /\.js$/),
    styles: filesOf([main], outDir, /\.css$/),
    groups: { '@console/area': filesOf(signedIn ? [signedIn] : [], outDir, /\.js$/).map(({ file }) => ({ file })) },
    lazy: [],
  };
  return { version, shell, remotes };
}
