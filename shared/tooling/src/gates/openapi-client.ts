import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { root } from '../root';

const FOLDER = '.cache/openapi-client';

/** What somebody writes who has the client: a request as it is asked for, and what a response surely has. */
const USE = `import type { components, operations } from './client';

type Vm = components['schemas']['Vm'];
type Order = operations['createVm']['requestBody']['content']['application/json'];

export const order: Order = { name: 'web-01', vcpu: 2, ram: 2048, disks: 20 };
export const sizeOf = ({ name, vcpu, memory }: Vm): string => \`\${name.trim()} \${vcpu.toFixed(0)} \${memory.toFixed(0)}\`;
export const namesOf = (list: operations['listVms']['responses'][200]['content']['application/json']): string[] =>
  list.map((vm) => vm.name);
export const reasonOf = (refused: components['schemas']['MessageError']): string => refused.message;
`;

const tsconfig = {
  compilerOptions: { strict: true, noEmit: true, target: 'es2022', module: 'esnext', types: [] },
  files: ['client.ts', 'use.ts'],
};

/**
 * Makes a client's types from an API document, as others do who have nothing else, and compiles them with a program that
 * uses them.
 * @returns what is wrong, in words; empty when all is well
 */
export async function clientProblems(document: OpenAPI3): Promise<string[]> {
  const folder = path.join(root, FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'client.ts'), astToString(await openapiTS(document, { defaultNonNullable: false })));
  writeFileSync(path.join(folder, 'use.ts'), USE);
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  try {
    await promisify(execFile)(tsc, ['-p', folder], { cwd: root });
    return [];
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    return [`A client that is made from the document does not compile: ${output.trim()}`];
  }
}
