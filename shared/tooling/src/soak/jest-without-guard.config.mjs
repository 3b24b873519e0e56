import path from 'node:path';
import { fileURLToPath } from 'node:url';
import base from '../../jest.config.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const { file = '', find = '', replace = '' } = JSON.parse(process.env.CONSOLE_GUARD ?? '{}');

const transform = Object.fromEntries(
  Object.entries(base.transform).map(([pattern, how]) => [
    pattern,
    Array.isArray(how) ? [path.join(here, 'without-guard.cjs'), { file, find, replace, swc: how[1] }] : how,
  ]),
);

/** As all unit tests run, with one guard taken out of one file: the patch is in `CONSOLE_GUARD`. */
export default { ...base, transform };
