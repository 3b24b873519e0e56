/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FOREIGN, knownSettings } from '../testing/known-settings';

const root = path.join(__dirname, '../../../..');
const lines = readFileSync(path.join(root, 'deploy/container/Containerfile'), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'));

interface Stage {
  readonly image: string;
  readonly name: string | undefined;
  readonly steps: readonly (readonly [instruction: string, rest: string])[];
}

const stages: Stage[] = [];
for (const line of lines) {
  const [instruction = '', ...words] = line.split(' ');
  if (instruction === 'FROM') stages.push({ image: words[0] ?? '', name: words[2], steps: [] });
  else {
    const stage = stages.at(-1);
    if (stage) stages[stages.length - 1] = { ...stage, steps: [...stage.steps, [instruction, words.join(' ')]] };
  }
}
const [build, final] = stages;
const of = (stage: Stage | undefined, instruction: string): string[] =>
  (stage?.steps ?? []).flatMap(([name, rest]) => (name === instruction ? [rest] : []));

it('builds in one stage and runs in another, which has Node and the folder alone', () => {
  expect(stages).toHaveLength(2);
  expect(build?.name).toBe('build');
  expect(final?.image).toMatch(/^gcr\.io\/distroless\/nodejs\d+-debian\d+:nonroot$/);
  expect(of(final, 'RUN')).toEqual([]);
  expect(of(final, 'COPY')).toEqual(['--from=build /out /srv/console']);
  // Both have the same Node.
  const [, major] = /nodejs(\d+)/.exec(final?.image ?? '') ?? [];
  expect(build?.image).toMatch(new RegExp(`/node:${major}-`));
});

it('builds what it copies, with a command of the repository', () => {
  expect(of(build, 'COPY')).toEqual(['. .']);
  const scripts: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts;
  expect(scripts).toHaveProperty('build');
  expect(of(build, 'RUN').at(-1)).toMatch(/^npm run build -- \/out && /);
  for (const name of ['deploy/edge/src/main.ts', 'deploy/container/Containerfile.dockerignore'])
    expect([name, existsSync(path.join(root, name))]).toEqual([name, true]);
});

it('is nobody, and may read and write no more than it needs', () => {
  expect(of(final, 'USER')).toEqual(['65532:65532']);
  const [entry = '[]'] = of(final, 'ENTRYPOINT');
  const options: unknown = JSON.parse(entry);
  expect(options).toEqual([
    '/nodejs/bin/node',
    '--permission',
    '--allow-fs-read=/srv/console/*',
    '--allow-fs-read=/etc/console/*',
    '--allow-fs-read=/var/cache/console/*',
    '--allow-fs-write=/var/cache/console/*',
  ]);
  expect(of(final, 'CMD')).toEqual(['["/srv/console/edge.mjs"]']);
});

it('sets what the edge knows, and shows its ports', () => {
  const env = Object.fromEntries(of(final, 'ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2))));
  const known = knownSettings();
  expect(Object.keys(env).filter((name) => !known.has(name) && !FOREIGN.has(name))).toEqual([]);
  expect(of(final, 'EXPOSE')).toEqual([`8080 ${env['OPERATIONS_PORT']}`]);
  expect(of(final, 'STOPSIGNAL')).toEqual(['SIGTERM']);
});
