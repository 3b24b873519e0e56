/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const tooling = path.resolve(__dirname, '../..');
/** Modules that commands import before they have installed anything. */
const modules = new Set(
  readdirSync(path.join(tooling, 'bin')).flatMap((command) =>
    [...readFileSync(path.join(tooling, 'bin', command), 'utf8').matchAll(/^import .* from '\.\.\/(.*)';$/gm)].map(
      ([, file]) => file,
    ),
  ),
);

let folder;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'fresh-'));
  cpSync(path.join(tooling, 'src'), path.join(folder, 'src'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('are some', () => expect(modules.size).toBeGreaterThan(5));

it('load where no package is installed, as on a fresh machine', () => {
  const addresses = [...modules].map((file) => JSON.stringify(path.join(folder, file)));
  const program = `for (const file of [${addresses.join()}]) await import(file);`;
  expect(() =>
    execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: folder, stdio: 'pipe', env: {} }),
  ).not.toThrow();
});
