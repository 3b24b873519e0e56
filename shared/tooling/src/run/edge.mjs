import { runBundled } from './bundle.mjs';

/**
 * Runs the edge in this process, which then lives until it is told to stop. The edge takes its settings from the
 * environment, handles SIGTERM and SIGINT, and prints its address.
 * @param {string} root the workspace
 */
export const runEdge = (root) => runBundled(root, 'deploy/edge/src/main.ts');
