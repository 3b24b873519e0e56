/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { knownSettings } from '../testing/known-settings';

/** For measurements only. */
const UNTOLD = ['SINGLE_BUNDLE'];

it('every setting stands in the table of running.md, and nothing else', () => {
  const text = readFileSync(path.join(__dirname, '../../../docs/running.md'), 'utf8');
  const [table = ''] = text.slice(text.indexOf('| setting |')).split('\n\n');
  const told = table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([A-Z\d_]+)`/g)].map(([, name]) => name));
  expect(told.toSorted()).toEqual([...knownSettings()].filter((name) => !UNTOLD.includes(name)).toSorted());
});
