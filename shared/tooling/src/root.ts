import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));

/** Whether this is a package that an area's own repository has installed, instead of a part of the workspace. */
const isInstalled = here.split(path.sep).includes('node_modules');

/** The folder that is worked in: the workspace; for the installed package the area's, in which its command is given. */
export const root = isInstalled ? process.cwd() : path.resolve(here, '../../..');
