/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../root';

let workspace: string;

beforeEach(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(workspace, '.oxlintrc.json'));
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

function lint(file: string, source: string): { status: number | null; output: string } {
  mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
  writeFileSync(path.join(workspace, file), source);
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/oxlint'), ['-f', 'unix'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  return { status, output: stdout };
}

it.each([
  '@mui/material',
  '@mui/material/Button',
  '@emotion/styled',
  'react-router-dom',
  'swr',
  'swr/mutation',
  'zustand',
  'zustand/middleware',
  'react-dom/client',
  'lucide-react',
  '@console/contract',
  '@console/ui/theme/tokens',
  '@console/area/nav',
  '@console/api/session',
  '@console/sandbox',
])('refuses %s in an area', (name) => {
  const { status, output } = lint(
    'mf-compute/src/screen.ts',
    `import { part } from '${name}';\nexport const used = part;\n`,
  );
  expect(output).toContain('no-restricted-imports');
  expect(status).toBe(1);
});

it.each([
  'react',
  '@console/contract/vm',
  '@console/api',
  '@console/ui',
  '@console/ui/data',
  '@console/ui/forms',
  '@console/area',
  '@console/area/progress',
  '@console/area/router',
  'valibot',
])('lets an area use %s', (name) => {
  expect(
    lint('mf-compute/src/screen.ts', `import { part } from '${name}';\nexport const used = part;\n`),
  ).toMatchObject({ status: 0 });
});

it.each(['fetch', 'localStorage'])('refuses %s in an area', (name) => {
  const { output } = lint('mf-compute/src/screen.ts', `export const used = ${name};\n`);
  expect(output).toContain('no-restricted-globals');
});
