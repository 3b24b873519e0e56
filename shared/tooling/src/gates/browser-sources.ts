import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

const workspaces = readdirSync(root).filter((name) => name === 'shell' || name.startsWith('mf-'));
const folders = [...workspaces, 'shared/api', 'shared/area', 'shared/domain', 'shared/ui', 'shared/contract'].map(
  (name) => path.join(root, name, 'src'),
);

const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
);

/** The source files of everything that runs in a page, absolute; without their tests. */
export const browserSources: readonly string[] = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));

/** The style sheets of everything that runs in a page, absolute. */
export const styleSheets: readonly string[] = files.filter((file) => file.endsWith('.css'));
