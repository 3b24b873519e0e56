import type { ComponentType } from 'react';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { AREA_CONTRACT, type RemoteApp } from '@console/area';
import { fitsContract } from '@console/contract/contract-version';
import type { RemoteRecord } from '@console/contract/site-document';
import { loaded } from '../health/facts';
import { text } from '../texts';
import { consolePlugin } from './federation-plugin';
import type { Area } from './registry';

/** A module of a remote that has not come after this is given up; in milliseconds. */
const LOAD_TIMEOUT = 8000;

/** Why a remote is not there, in words for people. The technical reason is its cause. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  /** The remote's entry, where it was not delivered: as with the errors of chunks. */
  readonly request?: string;

  constructor(message: string, { request, ...options }: ErrorOptions & { readonly request?: string } = {}) {
    super(message, options);
    if (request !== undefined) this.request = request;
  }
}

/** Something did not come in time; another try would only double the wait. */
class LateError extends RemoteError {}

/** How often each remote was registered anew. */
const generations = new Map<string, number>();
const generationOf = (name: string): number => generations.get(name) ?? 0;

/** Describes a remote to the federation runtime. A retry asks for another address: the first one may still hang. */
function entryOf({ name, base, entry }: RemoteRecord) {
  const url = new URL(base + entry, window.location.href);
  const generation = generationOf(name);
  if (generation > 0) url.searchParams.set('retry', String(generation));
  return { name, alias: name, entryGlobalName: name.replaceAll('-', '_'), type: 'global' as const, entry: url.href };
}

/** Tells the federation runtime about the areas' code; nothing is loaded yet. */
export function registerAreas(areas: readonly Area[]): void {
  const integrity = new Map(
    areas.map(({ remote }) => [new URL(remote.base + remote.entry, window.location.href).href, remote.integrity]),
  );
  registerPlugins([consolePlugin((address) => integrity.get(address))]);
  registerRemotes(areas.map(({ remote }) => entryOf(remote)));
}

/** What has come of the areas, or is on its way: one load serves all that ask for it. */
const apps = new Map<string, Promise<RemoteApp>>();

/** Forgets what was loaded of a remote, so that the next load starts anew. */
export function resetRemote(remote: RemoteRecord): void {
  apps.delete(remote.name);
  registerAnew(remote);
}

function registerAnew(remote: RemoteRecord): void {
  generations.set(remote.name, generationOf(remote.name) + 1);
  registerRemotes([entryOf(remote)], { force: true });
}

/**
 * Waits for work so long and no longer.
 * @param ms milliseconds
 * @throws RemoteError when it is late; what the work throws
 */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(text('area.late', { seconds: ms / 1000 }))), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function loadOnce({ name, base, entry }: RemoteRecord, module: string): Promise<object> {
  const work = loadRemote<object>(`${name}/${module.replace(/^\.\//, '')}`).catch((cause: unknown) => {
    throw new RemoteError(text('area.undelivered'), { cause, request: base + entry });
  });
  const found = await within(LOAD_TIMEOUT, work);
  if (!found) throw new RemoteError(text('area.malformed'), { cause: `${name} has no ${module}` });
  return found;
}

/** Loads a module; one failure is tried again at once. @throws RemoteError */
async function loadTwice(remote: RemoteRecord, module: string): Promise<object> {
  const generation = generationOf(remote.name);
  try {
    return await loadOnce(remote, module);
  } catch (error) {
    if (error instanceof LateError) throw error;
    // Several modules of a remote fail together; one fresh start is enough for all of them.
    if (generationOf(remote.name) === generation) registerAnew(remote);
    return loadOnce(remote, module);
  }
}

/**
 * Loads an exposed module of a remote: './app', './slots/home-vms'. One failure is tried again at once, from a fresh start: a
 * server may stumble, and a browser answers a chunk from a preload that failed.
 * @throws RemoteError
 */
async function loadModule(remote: RemoteRecord, module: string): Promise<object> {
  const began = performance.now();
  const found = await loadTwice(remote, module);
  loaded.push([remote.name, module, performance.now() - began]);
  return found;
}

const isFunctionOf = (value: object, key: string): boolean => typeof Reflect.get(value, key) === 'function';

function isRemoteApp(value: unknown): value is RemoteApp {
  if (typeof value !== 'object' || value === null) return false;
  return ['bootstrap', 'mount', 'unmount'].every((key) => isFunctionOf(value, key));
}

/**
 * Refuses what was built with another contract, before any code of it runs: what it would call may not be here. The number is that
 * of its build, for the code that could tell one comes from this shell.
 * @throws RemoteError
 */
function checkContract(theirs: string | undefined): void {
  if (theirs === undefined) throw new RemoteError(text('area.noContract'));
  if (!fitsContract(theirs, AREA_CONTRACT))
    throw new RemoteError(text('area.otherContract', { theirs, ours: AREA_CONTRACT }));
}

/**
 * Loads the lifecycle of an area.
 * @throws RemoteError when its declaration is broken, it was built with another contract, does not come, or is no lifecycle
 */
export function loadApp(area: Area): Promise<RemoteApp> {
  const { name } = area.remote;
  const app = apps.get(name) ?? loadLifecycle(area, './app');
  apps.set(name, app);
  app.catch(() => apps.get(name) === app && apps.delete(name));
  return app;
}

async function loadLifecycle({ manifest, remote, problem }: Area, module: string): Promise<RemoteApp> {
  if (problem !== undefined) {
    const [reason = ''] = problem.split('\n');
    throw new RemoteError(text('area.undeclared', { reason }), { cause: problem });
  }
  checkContract(manifest.builtWith);
  const app: unknown = Reflect.get(await loadModule(remote, module), 'default');
  if (!isRemoteApp(app)) throw new RemoteError(text('area.malformed'));
  return app;
}

/**
 * Loads what an area shows to whoever is not signed in: a lifecycle of its own where it has one.
 * @throws RemoteError like loadApp
 */
export function loadSignedOut(area: Area): Promise<RemoteApp> {
  const { signedOut } = area.manifest;
  return loadLifecycle(area, typeof signedOut === 'string' ? signedOut : './app');
}

interface SlotModule {
  readonly default: ComponentType;
}
const isSlotModule = (value: object): value is SlotModule => 'default' in value && typeof value.default === 'function';

const failedSlots = new Set<string>();

/**
 * Loads a piece for a slot; after a failure from a fresh start.
 * @throws RemoteError
 */
export async function loadSlot({ manifest, remote }: Area, module: string): Promise<SlotModule> {
  const filler = manifest.slots.find((slot) => slot.module === module);
  checkContract(filler?.builtWith ?? manifest.builtWith);
  const id = `${remote.name}/${module}`;
  if (failedSlots.delete(id)) resetRemote(remote);
  try {
    const found = await loadModule(remote, module);
    if (!isSlotModule(found)) throw new RemoteError(text('area.malformed'), { cause: `${id} has no component` });
    return found;
  } catch (error) {
    failedSlots.add(id);
    throw error;
  }
}
