/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundled } from './bundle.mjs';

let root;
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

/** Puts the program together if need be; says whether it was, and what it prints. */
async function run(entry = 'app/src/main.ts') {
  const lines = [];
  const file = await bundled(root, entry, { log: (line) => lines.push(line) });
  const printed = execFileSync(process.execPath, ['--enable-source-maps', file], { encoding: 'utf8' });
  return { isNew: lines.length > 0, printed: printed.trim() };
}

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'bundle-')));
  write('app/package.json', '{"type":"module"}');
  write('app/src/main.ts', "import { name } from './name';\nconsole.log(name satisfies string);");
  write('app/src/name.ts', "export const name: string = 'one';");
  write('pnpm-lock.yaml', 'lock');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('makes a program once', async () => {
  expect(await run()).toEqual({ isNew: true, printed: 'one' });
  expect(await run()).toEqual({ isNew: false, printed: 'one' });
});

it.each([
  ['app/src/name.ts', "export const name = 'two';", 'two'],
  ['app/package.json', '{"type":"module","version":"2"}', 'one'],
  ['pnpm-lock.yaml', 'other packages', 'one'],
])('makes it anew after a change of %s', async (file, content, printed) => {
  await run();
  write(file, content);
  expect(await run()).toEqual({ isNew: true, printed });
  expect((await run()).isNew).toBe(false);
});

it('makes it anew when a part that was there is gone or the bundle is', async () => {
  await run();
  rmSync(path.join(root, 'app/src/name.ts'));
  write('app/src/name/index.ts', "export const name = 'moved';");
  expect(await run()).toEqual({ isNew: true, printed: 'moved' });
  rmSync(path.join(root, '.cache'), { recursive: true });
  expect((await run()).isNew).toBe(true);
});

it('is made once by several who want it at the same time', async () => {
  const lines = [];
  const log = (line) => lines.push(line);
  const files = await Promise.all([1, 2, 3].map(() => bundled(root, 'app/src/main.ts', { log })));
  expect(new Set(files).size).toBe(1);
  expect(lines).toHaveLength(1);
});

it('leaves modules where they are, and stack traces with them', async () => {
  write('app/src/main.ts', "import './fails';\nconsole.log(import.meta.url);");
  write(
    'app/src/fails.ts',
    "type A = 1;\ntry {\n  throw new Error('here');\n} catch (error) {\n  console.log(error);\n}",
  );
  const { printed } = await run();
  expect(printed).toContain(`${root}/app/src/fails.ts:3:`);
  expect(printed).toContain(`file://${root}/app/src/main.ts`);
});

it('says which module is wrong, and leaves the bundle before it alone', async () => {
  await run();
  const file = path.join(root, '.cache/bundles/app-src-main.mjs');
  const before = readFileSync(file);
  write('app/src/name.ts', 'export const name = ;');
  await expect(run()).rejects.toThrow(/^The server could not be put together\.\napp\/src\/name\.ts: /);
  expect(readFileSync(file)).toEqual(before);
});
