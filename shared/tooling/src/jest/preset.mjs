import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const { resolve } = createRequire(import.meta.url);
const here = path.dirname(fileURLToPath(import.meta.url));

const swc = [
  resolve('@swc/jest'),
  {
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', development: true } },
    },
    module: { type: 'commonjs' },
  },
];

/**
 * How unit tests run, of the workspace as of an area outside of it.
 * @param {string} rootDir what is tested
 * @returns {import('jest').Config}
 */
export const jestPreset = (rootDir) => ({
  rootDir,
  // Says that something hangs, not that a machine is busy.
  testTimeout: 30_000,
  testMatch: ['**/*.test.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/.*/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '/\\.data/', '/\\.cache/'],
  testEnvironment: path.join(here, 'browser-environment.cjs'),
  // The default build of a package, never its 'browser' one: the code under test runs in Node.
  testEnvironmentOptions: { customExportConditions: ['node', 'require', 'default'] },
  // A test's code looks its globals up in a realm of its own, which takes hundreds of times as long as at home: these are
  // handed to each module instead. Not what a test replaces, as fake timers do with Date.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Set', 'String'],
  setupFiles: [path.join(here, 'missing-in-jsdom.cjs')],
  transform: {
    '/messages/(?:en/)?[\\w-]+\\.json$': path.join(here, 'messages-transform.cjs'),
    '\\.[cm]?[jt]sx?$': swc,
  },
  // Many packages are ES modules only, so node_modules are transformed too; these big ones are CommonJS already.
  transformIgnorePatterns: [
    '/node_modules/\\.pnpm/(?:react|react-dom|scheduler|jsdom|@?swc|webpack|typescript|libsql|axe-core)@',
    '\\.pnpm/@swc\\+',
  ],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json', 'node'],
  moduleNameMapper: {
    '\\.css$': path.join(here, 'empty-module.cjs'),
    '\\.(?:svg|png|woff2?)$': path.join(here, 'file-name.cjs'),
  },
  cacheDirectory: path.join(rootDir, 'node_modules/.cache/jest'),
});
