import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Loaded with the shell: there before the first area asks. */
export const eagerShares = ['react', 'react/jsx-runtime', 'react-dom'] as const;

/**
 * Facades that the shell registers itself, when it runs (shell, areas/lent.ts): the first one is in its first file, the others come
 * with its signed-in part. (decision 61)
 */
export const facades = [
  '@console/area/signed-out',
  '@console/api',
  '@console/ui',
  '@console/area',
  '@console/area/router',
] as const;

/**
 * What all calls of the contract are made of. The shell has it in its first file in any case; an area had it in each of its chunks once
 * more. The rest of the contract is an area's own. (decision 66)
 */
export const contractBase = [
  '@console/contract/datetime',
  '@console/contract/endpoint',
  '@console/contract/schema',
] as const;

/** Provided by the shell as chunks of their own, fetched by the first area that needs them. */
export const lazyShares = ['@console/ui/data', '@console/ui/forms', '@console/area/progress'] as const;

/** The versions that the shell provides to areas; a remote built against others is refused by its build. */
export const providedRanges: Readonly<Record<string, string>> = {
  react: '^19.3.0',
  '@console/api': '^0.1.0',
  '@console/ui': '^0.1.0',
  '@console/area': '^0.1.0',
};

/** The functions of valibot that shell and areas share. */
export const lentValibot = fileURLToPath(new URL('./lent-valibot.js', import.meta.url));

/**
 * Of `lent-valibot.js`: the minor number goes up with every function that comes, the major one with one that goes. An area that was
 * built with more functions than the running shell has loads its own copy; it never waits for the shell.
 */
export const VALIBOT_VERSION = '1.0.0';

/** Where `lent-valibot.js` finds the library: its own name leads to what is shared. */
export const valibotAliases = {
  'valibot-library': path.join(path.dirname(createRequire(import.meta.url).resolve('valibot')), 'index.mjs'),
};

type Role = 'provider' | 'consumer';

/**
 * The closed list of what shell and areas share. A consumer gets no fallback copy: two copies of React, of a store
 * or of the router would look fine and behave wrongly. Only valibot, which keeps nothing, has one.
 */
export function sharedConfig(role: Role) {
  const one = (eager: boolean) => ({
    singleton: true,
    requiredVersion: false as const,
    ...(role === 'provider' ? { eager } : { import: false as const }),
  });
  return Object.fromEntries([
    ...eagerShares.map((name) => [name, one(true)] as const),
    ...(role === 'consumer' ? facades.map((name) => [name, one(false)] as const) : []),
    ...lazyShares.map((name) => [name, one(false)] as const),
    [
      'valibot',
      {
        import: lentValibot,
        version: VALIBOT_VERSION,
        requiredVersion: `^${VALIBOT_VERSION}`,
        singleton: false,
        ...(role === 'provider' ? { eager: true } : {}),
      },
    ] as const,
  ]);
}

/**
 * The shares that are files of the contract: its own code imports them by relative paths, so they are known by where they are.
 * @param folder absolute, of the area
 */
export function sharedContract(folder: string) {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  return Object.fromEntries(
    contractBase.map(
      (name) =>
        [
          realpathSync(resolve(name)),
          { shareKey: name, import: false as const, singleton: true, requiredVersion: false as const },
        ] as const,
    ),
  );
}
