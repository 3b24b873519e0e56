/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root as workspace } from '../root';
import { areaFolders } from '../run/inputs.mjs';
import { changelogReminder } from './changelog';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'changelog-'));
  mkdirSync(path.join(root, 'mf-x'));
});
afterEach(() => rmSync(root, { recursive: true }));

const written = (text: string): void => writeFileSync(path.join(root, 'mf-x/CHANGELOG.md'), text);
const changelog = '# Changes of mf-x\n\n## 1.1.0\n\n- Lists are faster\n\n## 1.0.1\n\n## 1.0.0\nThe first one.\n';

it.each(['1.1.0', '1.1.0-1a2b3c4d', '1.0.0-ab'])('is content where something is written about %s', (version) => {
  written(changelog);
  expect(changelogReminder(root, 'mf-x', version)).toBeUndefined();
});

it.each([
  ['1.2.0-ab', '1.2.0'],
  ['1.0.1-ab', '1.0.1'],
  ['1.1-ab', '1.1'],
])('reminds of %s, about which nothing is written', (version, told) => {
  written(changelog);
  expect(changelogReminder(root, 'mf-x', version)).toContain(`mf-x/CHANGELOG.md says nothing of ${told}`);
});

it('reminds where there is no changelog', () => {
  expect(changelogReminder(root, 'mf-x', '1.0.0-ab')).toContain('says nothing of 1.0.0');
});

it.each(areaFolders(workspace))('%s has written about the version that it has', (area) => {
  const folder = path.join(workspace, area);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  expect(existsSync(path.join(folder, 'CHANGELOG.md'))).toBe(true);
  expect(changelogReminder(workspace, area, version)).toBeUndefined();
});
