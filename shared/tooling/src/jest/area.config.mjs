import path from 'node:path';
import { jestPreset } from './preset.mjs';

const rootDir = process.cwd();

/** The unit tests of an area outside of the workspace, in whose folder the command is given. */
export default { ...jestPreset(rootDir), roots: [path.join(rootDir, 'src')] };
