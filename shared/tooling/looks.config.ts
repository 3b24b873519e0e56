import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import endToEnd from './playwright.config';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Pictures against accepted ones, in the way of the end-to-end tests. They stay on this machine: fonts and browsers differ. */
export default defineConfig(endToEnd, {
  testDir: path.join(root, 'shared/tooling/looks'),
  testMatch: '*.look.ts',
  outputDir: path.join(root, 'test-results/looks'),
  snapshotPathTemplate: path.join(root, '.looks/{arg}{ext}'),
  reporter: [['line'], ['html', { outputFolder: path.join(root, 'test-results/looks-report'), open: 'never' }]],
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixels: 20 } },
});
