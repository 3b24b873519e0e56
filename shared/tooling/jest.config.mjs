import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jestPreset } from './src/jest/preset.mjs';
import { areaFolders } from './src/run/inputs.mjs';

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const uiSetup = path.join(rootDir, 'shared/ui/src/testing/setup.ts');

/** Entries of packages of many modules of which no test has parts, and the icons' own lists. */
const WHOLE = [
  '/aria-query/lib/index\\.js',
  '/@testing-library/dom/dist/index\\.js',
  '/@testing-library/user-event/dist/cjs/index\\.js',
  '/ajv/dist/2020\\.js',
  '/jose/dist/webapi/index\\.js',
  '/ui/src/parts/(?:first|more)-icons\\.ts',
];
const wholes = Object.fromEntries(
  WHOLE.map((entry) => [`${entry}$`, path.join(rootDir, 'shared/tooling/src/run/whole-package.cjs')]),
);
const preset = jestPreset(rootDir);

/** @type {import('jest').Config} */
export default {
  ...preset,
  roots: ['shell', ...areaFolders(rootDir), 'shared', 'deploy'].map((folder) => path.join(rootDir, folder)),
  setupFilesAfterEnv: existsSync(uiSetup) ? [uiSetup] : [],
  transform: { ...wholes, ...preset.transform },
};
