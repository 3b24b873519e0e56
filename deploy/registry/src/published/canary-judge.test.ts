/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canaryJudge } from './canary-judge';
import type { RunningCanary, RunningSite } from './running-site';

const folder = mkdtempSync(path.join(os.tmpdir(), 'judge-'));
afterAll(() => rmSync(folder, { recursive: true }));

const remote: RunningCanary['remote'] = {
  name: 'mf-compute',
  version: '1.2.0-c2',
  base: '/remotes/mf-compute/1.2.0-c2/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  area: { name: 'mf-compute', signedOut: false, routes: [], slots: [], data: [] },
  modules: {},
  styles: [],
  groups: {},
};
const canary: RunningCanary = {
  target: 'mf-compute',
  version: '1.2.0-c2',
  percent: 10,
  limit: 2,
  since: '2026-01-05T10:00:00Z',
  remote,
};
const running: RunningSite = {
  revision: 1,
  registry: {
    shell: { version: '1', base: '/', scripts: [], styles: [], groups: {}, lazy: [] },
    remotes: [{ ...remote, version: '1.1.0-c1' }],
  },
  canaries: [canary],
  problems: [],
};

it('takes a canary back also where that can not be remembered', () => {
  const cache = path.join(folder, 'no-folder');
  writeFileSync(cache, '');
  const lines: string[] = [];
  const judge = canaryJudge({ cache, log: (line) => lines.push(line) });
  const site = { id: 'acme', running };
  for (let i = 0; i < 30; i += 1) judge.visited(site, [remote], `visitor ${i}`);
  for (let i = 0; i < 3; i += 1) judge.failed(site, canary, `visitor ${i}`);
  expect(judge.canariesOf(site)).toEqual([]);
  expect(lines).toEqual([
    expect.stringContaining('What was taken back is forgotten with a restart'),
    expect.stringContaining('the canary mf-compute 1.2.0-c2 is taken back: 10.0 %'),
  ]);
});
