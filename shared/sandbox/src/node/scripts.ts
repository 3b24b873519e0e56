import { readFile } from 'node:fs/promises';
import type { ReadScript } from '../stand-ins/scripts';

const folder = new URL('../stand-ins/scripts/', import.meta.url);

/** Reads the stand-ins' scripts from disk, each time anew: they are small, and may be edited while the server runs. */
export const readScript: ReadScript = (name) => readFile(new URL(`${name}.js`, folder), 'utf8');
