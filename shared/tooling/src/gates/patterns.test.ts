/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseFileSync } from '@swc/core';
import { analyse } from 'scslre';
import { root } from '../root';

/**
 * Every pattern of the console and its servers, because sooner or later each of them meets a text of somebody else: names
 * of machines have been a hundred thousand digits, addresses the same word two hundred times. One that goes back and forth
 * takes the square of the length, or more, and stalls the tab or the server. Seeds and kits of tests read their own texts.
 */
const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
const shared = ['api', 'area', 'contract', 'domain', 'sandbox', 'ui'].map((name) => `shared/${name}`);
const deploy = ['brands', 'edge', 'registry', 'sites'].map((name) => `deploy/${name}`);

const sources = [...workspaces, ...shared, ...deploy].flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(?:testing|seed)\//.test(file))
    .map((file) => path.join(folder, 'src', file)),
);

interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

const isPattern = (node: object): node is Pattern & { type: 'RegExpLiteral' } =>
  'type' in node && node.type === 'RegExpLiteral';

function patternsIn(node: unknown): Pattern[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isPattern(node)) return [node];
  return Object.values(node).flatMap(patternsIn);
}

const isSlow = ({ pattern, flags }: Pattern): boolean => analyse({ source: pattern, flags }).reports.length > 0;

it('no pattern takes more than a time that grows as the text does', () => {
  const found = sources.flatMap((file) =>
    patternsIn(
      parseFileSync(path.join(root, file), { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2022' }),
    ).map((pattern) => ({ file, pattern })),
  );
  expect(found.length).toBeGreaterThan(200);
  const slow = found.filter(({ pattern }) => isSlow(pattern));
  expect(slow.map(({ file, pattern }) => `${file}: /${pattern.pattern}/${pattern.flags}`)).toEqual([]);
});

it.each([/(a+)+$/, /^(.*?)(\d+)$/, /=+$/, /^[^\s@]+@[^\s@]+\.[^\s@]+$/, /[\w-]*(?:password|token)[\w-]*=/])(
  'would find %s',
  ({ source, flags }) => expect(isSlow({ pattern: source, flags })).toBe(true),
);
