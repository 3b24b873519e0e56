import path from 'node:path';
import webpack from 'webpack';
import { root } from '../root';
import { readAreaDeclaration } from '../webpack/area-declaration';
import { checkRemote } from '../webpack/check-remote';
import type { BuiltRemote } from '../webpack/record';
import { remoteRecord } from '../webpack/record';
import { REMOTE_ENTRY, remoteConfig } from '../webpack/remote';

/** An area that is built again with every change of its files. */
export interface WatchedArea {
  /** Where its newest files are. */
  readonly outDir: string;
  /** Its newest build that worked. */
  current(): BuiltRemote;
  /** Calls back after each further build that worked. */
  onBuild(callback: () => void): void;
}

/** Builds an area readable and with source maps, and goes on building it. Settles with the first build that works. */
export async function watchArea(folder: string, log: (line: string) => void): Promise<WatchedArea> {
  const version = 'dev';
  const outDir = path.join(root, folder, 'dist', version);
  const area = await readAreaDeclaration(folder);
  checkRemote(area);
  const compiler = webpack(remoteConfig({ folder, version, outDir, development: true }, area));
  if (!compiler) throw new Error('webpack refused the configuration');
  const callbacks = new Set<() => void>();
  let current: BuiltRemote | undefined;
  return new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (error || !stats) {
        reject(error ?? new Error('webpack gave no result'));
        return;
      }
      if (stats.hasErrors()) {
        log(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
        return;
      }
      const first = !current;
      const built = remoteRecord(stats.compilation, {
        area,
        version,
        base: `/remotes/${folder}/${version}/`,
        entry: REMOTE_ENTRY,
        outDir,
      });
      current = built;
      log(`${folder} built in ${(stats.endTime - stats.startTime) / 1000} s`);
      for (const callback of callbacks) callback();
      if (first)
        resolve({ outDir, current: () => current ?? built, onBuild: (callback) => void callbacks.add(callback) });
    });
  });
}
