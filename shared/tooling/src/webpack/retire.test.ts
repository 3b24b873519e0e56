/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { retireOldVersions } from './retire';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'retire-'));
  writeFileSync(path.join(dist, 'latest.json'), '{}');
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** Builds versions, one a day, oldest first; `marks`: files in them. */
function build(versions: readonly string[], marks: Readonly<Record<string, readonly string[]>> = {}): void {
  for (const [day, version] of versions.entries()) {
    const folder = path.join(dist, version);
    mkdirSync(folder, { recursive: true });
    const record = path.join(folder, 'record.json');
    writeFileSync(record, '{}');
    utimesSync(record, new Date(2026, 0, day + 1), new Date(2026, 0, day + 1));
    for (const mark of marks[version] ?? []) writeFileSync(path.join(folder, mark), os.hostname());
  }
}
const left = (): string[] => readdirSync(dist).filter((name) => name !== 'latest.json');
const DAYS = ['1', '2', '3', '4', '5', '6'];

it('keeps the newest few', () => {
  build([...DAYS, 'dev']);
  retireOldVersions(dist, '6', new Set());
  expect(left()).toEqual(['4', '5', '6', 'dev']);
});

it('keeps what is served, what is or was pinned, and what was built before and is the newest again', () => {
  build(DAYS, { '1': [`.served-${process.pid}`], '2': ['.pinned'] });
  retireOldVersions(dist, '3', new Set());
  expect(left()).toEqual(['1', '2', '3', '4', '5', '6']);
  rmSync(path.join(dist, '2/.pinned'));
  build(DAYS);
  retireOldVersions(dist, '6', new Set(['3']));
  expect(left()).toEqual(['1', '3', '4', '5', '6']);
});

it('counts from when a version was built, not from when a mark was made in it or taken away', () => {
  build(DAYS);
  writeFileSync(path.join(dist, '1/.served-1'), 'elsewhere');
  rmSync(path.join(dist, '1/.served-1'));
  retireOldVersions(dist, '6', new Set());
  expect(left()).toEqual(['4', '5', '6']);
});

it('deletes nothing while nobody knows what is pinned', () => {
  build(DAYS);
  retireOldVersions(dist, '6', undefined);
  expect(left()).toEqual(DAYS);
});
