import { readFileSync, watch } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import webpack from 'webpack';
import type { Stats, Watching } from 'webpack';
import { root } from '../root';
import { readAreaDeclaration } from '../webpack/area-declaration';
import { checkRemote } from '../webpack/check-remote';
import type { BuiltRemote } from '../webpack/record';
import { remoteRecord } from '../webpack/record';
import { REMOTE_ENTRY, remoteConfig } from '../webpack/remote';

const VERSION = 'dev';

const Package = v.object({ name: v.string() });

/** What became of the newest build: `failure` in the words of who refused it, for the person at work. */
export interface AreaState {
  /** The newest build that worked; undefined before the first one. */
  readonly built?: BuiltRemote;
  readonly failure?: string;
}

/** An area that is built again with every change of its files. */
export interface WatchedArea {
  /** `mf-compute` */
  readonly name: string;
  /** Where its newest files are. */
  readonly outDir: string;
  /** Where browsers find them. */
  readonly base: string;
  readonly state: () => AreaState;
  /** Calls back after each further build, whether it worked or not. */
  readonly onChange: (callback: () => void) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Calls back after the file of a folder was written, once for all that an editor does to it. @returns ends it */
function onWritten(folder: string, file: string, callback: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, (_, changed) => {
    if (changed !== file) return;
    clearTimeout(timer);
    timer = setTimeout(callback, 100);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}

/** The name of an area's package: that of its declaration, which may be broken while somebody works on it. */
const nameOf = (folder: string): string =>
  v.parse(Package, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).name;

/**
 * Builds an area readable and with source maps, and goes on building it: after each change of its files, and from the start
 * where its declaration changes, which says what there is to build.
 * @param place its folder in the workspace, which has its name; `.` for a repository of its own
 */
export function watchArea(place: string, log: (line: string) => void): WatchedArea & { readonly stop: () => void } {
  const folder = path.join(root, place);
  const name = nameOf(folder);
  const outDir = path.join(folder, 'dist', VERSION);
  const base = `/remotes/${name}/${VERSION}/`;
  const callbacks = new Set<() => void>();
  let state: AreaState = {};
  let watching: Watching | undefined;
  let round = 0;

  const become = (next: AreaState): void => {
    state = next;
    if (next.failure !== undefined) log(next.failure);
    for (const callback of callbacks) callback();
  };
  const fail = (failure: string): void => become({ ...state, failure });

  /** The record of a build, with the declaration as it is now: texts of it are in files that are built, too. */
  const take = async (stats: Stats): Promise<void> => {
    const area = await readAreaDeclaration(place);
    const built = remoteRecord(stats.compilation, {
      area,
      folder: place,
      version: VERSION,
      base,
      entry: REMOTE_ENTRY,
      outDir,
    });
    log(`${name} built in ${(stats.endTime - stats.startTime) / 1000} s`);
    become({ built });
  };

  const takeOrFail = (stats: Stats): void => {
    take(stats).catch((error: unknown) => fail(messageOf(error)));
  };

  const begin = async (): Promise<void> => {
    round += 1;
    const own = round;
    const before = watching;
    watching = undefined;
    await new Promise<void>((resolve) => (before ? before.close(() => resolve()) : resolve()));
    const area = await readAreaDeclaration(place);
    checkRemote(area, root, place);
    if (own !== round) return;
    const compiler = webpack(remoteConfig({ folder: place, version: VERSION, outDir, development: true }, area));
    if (!compiler) throw new Error('webpack refused the configuration');
    watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
      if (own !== round) return;
      if (error || !stats) fail(messageOf(error ?? 'webpack gave no result'));
      else if (stats.hasErrors()) fail(stats.toString({ preset: 'errors-only', colors: false }));
      else takeOrFail(stats);
    });
  };
  const beginAnew = (): void => {
    begin().catch((error: unknown) => fail(messageOf(error)));
  };

  beginAnew();
  const unwatch = onWritten(folder, 'area.json', beginAnew);
  return {
    name,
    outDir,
    base,
    state: () => state,
    onChange: (callback) => void callbacks.add(callback),
    stop: () => {
      round += 1;
      unwatch();
      watching?.close(() => {});
    },
  };
}
