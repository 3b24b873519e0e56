import { readFile } from 'node:fs/promises';
import type { ReadScript } from '../fakes/scripts';

const folder = new URL('../fakes/scripts/', import.meta.url);

/** Reads the fakes' scripts from disk, each time anew: they are small, and may be edited while the server runs. */
export const readScript: ReadScript = (name) => readFile(new URL(`${name}.js`, folder), 'utf8');
