import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { jestPreset } from './src/jest/preset.mjs';
import { areaFolders } from './src/run/inputs.mjs';

const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const uiSetup = path.join(rootDir, 'shared/ui/src/testing/setup.ts');

/** @type {import('jest').Config} */
export default {
  ...jestPreset(rootDir),
  roots: ['shell', ...areaFolders(rootDir), 'shared', 'deploy'].map((folder) => path.join(rootDir, folder)),
  setupFilesAfterEnv: existsSync(uiSetup) ? [uiSetup] : [],
};
