/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

/** Code for development hosts alone: mock mode, the form and the fake of signing in, the gallery, the language of tests. */
const OF_DEVELOPMENT = /\/(?:mock|developer)\/|\/pages\/gallery\b|\/text\/pseudo$/;

/** An import of a file beside or above, with what stands before its address. Types are gone in what is built. */
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)(\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g;
const TYPES = /\b(?:import|export)\s+type\b[^;]*?from\s*'[^']+'/g;

/** Whether the edge keeps the file of such an import from other hosts: by the name of the chunk. (deploy/edge, assets.ts) */
const isKept = (statement: string, comment: string | undefined): boolean =>
  /^import\s*\(/.test(statement) && /webpackChunkName: "dev-[\w-]+"/.test(comment ?? '');

/** Imports of a file that would bring development's code to every host. */
function leaksOf(file: string, text: string): string[] {
  return [...text.replace(TYPES, '').matchAll(IMPORT)]
    .filter(([statement, comment, address = '']) => {
      const target = path.join(path.dirname(file), address);
      return OF_DEVELOPMENT.test(target) && !isKept(statement, comment);
    })
    .map(([, , address]) => `${file} imports ${address}`);
}

const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
const folders = [...workspaces, 'shared/api', 'shared/area', 'shared/ui', 'shared/domain', 'shared/contract'];
const sources = folders
  .flatMap((folder) =>
    readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join('/', folder, 'src', file),
    ),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !OF_DEVELOPMENT.test(file.replace(/\.tsx?$/, '')));

it('looks at the whole console', () => expect(sources.length).toBeGreaterThan(500));

it('what is for development hosts alone is in chunks of that name', () => {
  expect(sources.flatMap((file) => leaksOf(file, readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it.each([
  "import { sandboxKey } from '../developer/stub'",
  "import '../developer/form.css'",
  "export { x } from '../mock/start'",
  "await import('../developer/stub')",
  'await import(/* webpackChunkName: "stub" */ \'../developer/stub\')',
])('would find %s', (code) => expect(leaksOf('/mf-auth/src/sign-in/form.tsx', code)).toHaveLength(1));

it.each([
  "import type { Stub } from '../developer/stub'",
  'import(/* webpackChunkName: "dev-stub" */ \'../developer/stub\')',
  "import { Form } from './form'",
])('leaves %s alone', (code) => expect(leaksOf('/mf-auth/src/sign-in/form.tsx', code)).toEqual([]));
