import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs the edge in this process, which then lives until it is told to stop. The edge takes its settings from the
 * environment, handles SIGTERM and SIGINT, and prints its address.
 * @param {string} root the workspace
 */
export async function runEdge(root) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(path.join(root, 'deploy/edge/src/main.ts')).href);
}
