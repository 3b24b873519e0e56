import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../root';

/**
 * Aliases that lead to the router's build for production: its package names the one for development, whatever is built.
 * Only for what has the router itself, which areas take from the shell.
 */
export function productionRouter(): Record<string, string> {
  const fromArea = createRequire(path.join(root, 'shared/area/package.json'));
  const fromRouterDom = createRequire(fromArea.resolve('react-router-dom'));
  const folder = path.join(path.dirname(fromRouterDom.resolve('react-router')), '../production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}
