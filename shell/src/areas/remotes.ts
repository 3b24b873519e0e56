import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { AREA_CONTRACT, type RemoteApp } from '@console/area';
import type { RemoteRecord } from '@console/contract/site-document';
import { consolePlugin } from './federation-plugin';
import type { Area } from './registry';

/** A module of a remote that has not come after this is given up. */
const LOAD_TIMEOUT = 8000;

let attempt = 0;

/** Describes a remote to the federation runtime. A retry asks for another address: the first one may still hang. */
function entryOf({ name, base, entry }: RemoteRecord, retry: number) {
  const url = new URL(base + entry, window.location.href);
  if (retry > 0) url.searchParams.set('retry', String(retry));
  return { name, alias: name, entryGlobalName: name.replaceAll('-', '_'), type: 'global' as const, entry: url.href };
}

/** Tells the federation runtime about the areas' code; nothing is loaded yet. */
export function registerAreas(areas: readonly Area[]): void {
  const integrity = new Map(areas.map(({ remote }) => [remote.base + remote.entry, remote.integrity]));
  registerPlugins([consolePlugin((path) => integrity.get(path))]);
  registerRemotes(areas.map(({ remote }) => entryOf(remote, 0)));
}

/** Forgets what was loaded of a remote, so that the next load starts anew. */
export function resetRemote(remote: RemoteRecord): void {
  attempt += 1;
  registerRemotes([entryOf(remote, attempt)], { force: true });
}

/** @throws Error after the given time */
export function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} did not answer within ${ms / 1000} s`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Loads an exposed module of a remote: './app', './slots/home-vms'. @throws Error */
async function loadModule(remote: RemoteRecord, module: string): Promise<object> {
  const loaded = await within(LOAD_TIMEOUT, remote.name, loadRemote<object>(`${remote.name}/${module.replace(/^\.\//, '')}`));
  if (!loaded) throw new Error(`${remote.name} has no module ${module}`);
  return loaded;
}

const isFunctionOf = (value: object, key: string): boolean => typeof Reflect.get(value, key) === 'function';

function isRemoteApp(value: unknown): value is RemoteApp {
  if (typeof value !== 'object' || value === null) return false;
  return ['bootstrap', 'mount', 'unmount'].every((key) => isFunctionOf(value, key)) && 'contractVersion' in value;
}

const majorMinor = (version: string): string => version.split('.').slice(0, version.startsWith('0.') ? 2 : 1).join('.');

/**
 * Loads the lifecycle of an area.
 * @throws Error when it does not come, is no lifecycle, or was built for another contract
 */
export async function loadApp({ remote }: Area): Promise<RemoteApp> {
  const module = await loadModule(remote, './app');
  const app: unknown = Reflect.get(module, 'default');
  if (!isRemoteApp(app)) throw new Error(`${remote.name} exposes no lifecycle`);
  if (majorMinor(String(app.contractVersion)) !== majorMinor(AREA_CONTRACT)) {
    throw new Error(`${remote.name} was built for contract ${app.contractVersion}, this page has ${AREA_CONTRACT}`);
  }
  return app;
}

const failed = new Set<string>();

type SlotModule = { default: React.ComponentType };
const isSlotModule = (value: object): value is SlotModule => 'default' in value && typeof value.default === 'function';

/**
 * Loads a piece for a slot; after a failure from a fresh start.
 * @throws Error
 */
export async function loadSlot({ remote }: Area, module: string): Promise<SlotModule> {
  const id = `${remote.name}/${module}`;
  if (failed.delete(id)) resetRemote(remote);
  try {
    const loaded = await loadModule(remote, module);
    if (!isSlotModule(loaded)) throw new Error(`${id} has no component`);
    return loaded;
  } catch (error) {
    failed.add(id);
    throw error;
  }
}
