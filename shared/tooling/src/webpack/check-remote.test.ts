/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { translatedLanguages } from '@console/ui/languages';
import { root } from '../root';
import { areaFolders } from '../run/inputs.mjs';
import { readAreaDeclaration } from './area-declaration';
import { checkRemote } from './check-remote';

const area = {
  name: 'mf-demo',
  area: 'demo',
  owner: 'demo team',
  contract: '^0.1.0',
  routes: [{ prefix: '/demo' }],
  slots: [{ slot: 'home.resources', module: './slots/home-demo' }],
};

let workspace: string;
const write = (file: string, content: unknown): void => {
  const full = path.join(workspace, 'mf-demo', file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
};
const check = async (): Promise<void> => checkRemote(await readAreaDeclaration('mf-demo', workspace), workspace);

beforeEach(() => {
  workspace = mkdtempSync(path.join(os.tmpdir(), 'area-'));
  write('area.json', area);
  write('src/app.tsx', '');
  write('src/slots/home-demo.tsx', '');
  write('node_modules/react/package.json', { version: '19.3.1' });
});
afterEach(() => rmSync(workspace, { recursive: true, force: true }));

it('every text that the areas of the workspace declare has its translations', async () => {
  for (const folder of areaFolders(root)) {
    const declaration = JSON.stringify(await readAreaDeclaration(folder));
    const texts = [...declaration.matchAll(/\{"id":"([\w.]+)","text":"[^"]+"(?:,"translations":\{([^}]*)\})?\}/g)];
    expect([folder, texts.length]).not.toEqual([folder, 0]);
    for (const [, id, translations] of texts)
      expect([id, Object.keys(JSON.parse(`{${translations ?? ''}}`)).toSorted()]).toEqual([
        id,
        translatedLanguages.toSorted(),
      ]);
  }
});

it('writes the contract into an area and its slots that they are built with, which no area says itself', async () => {
  const stamp = { builtWith: expect.stringMatching(/^\d+\.\d+\.\d+$/) };
  const slots = [expect.objectContaining({ module: './slots/home-demo', ...stamp })];
  expect(await readAreaDeclaration('mf-demo', workspace)).toMatchObject({ ...stamp, slots });
  write('area.json', { ...area, builtWith: '9.0.0' });
  await expect(readAreaDeclaration('mf-demo', workspace)).rejects.toThrow('builtWith');
});

it('lets a complete area pass', async () => {
  await expect(check()).resolves.toBeUndefined();
});

it.each([
  ['is missing', () => rmSync(path.join(workspace, 'mf-demo/area.json')), 'mf-demo/area.json is missing'],
  ['is not JSON', () => write('area.json', '{'), 'mf-demo/area.json is not JSON'],
  ['breaks the schema', () => write('area.json', { ...area, owner: 1 }), '  owner: '],
  ['has a field nobody knows', () => write('area.json', { ...area, colour: 'red' }), '  colour: '],
  ['has the name of another folder', () => write('area.json', { ...area, name: 'mf-other' }), "name is 'mf-other'"],
  [
    'wants another contract',
    () => {
      write('area.json', { ...area, contract: '^0.2.0' });
      write('node_modules/@console/contract/package.json', { version: '0.1.0' });
    },
    'wants contract ^0.2.0, 0.1.0 is installed',
  ],
])('refuses an area.json that %s', async (_, spoil, message) => {
  spoil();
  await expect(check()).rejects.toThrow(message);
});

it('refuses an exposed module that does not exist', async () => {
  rmSync(path.join(workspace, 'mf-demo/src/slots/home-demo.tsx'));
  await expect(check()).rejects.toThrow("exposes './slots/home-demo', but ./src/slots/home-demo.tsx does not exist");
});

it('refuses a shared package outside the range that the shell provides', async () => {
  write('node_modules/react/package.json', { version: '18.3.0' });
  await expect(check()).rejects.toThrow('react 18.3.0 is installed, the shell provides ^19.3.0');
});
