import { Problem } from './problem.mjs';

const OLDEST = [20, 19];

/** @throws {Problem} on a Node that the console does not run on */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Problem(
    `Node.js ${version} is too old: the console needs ${OLDEST.join('.')} or newer (https://nodejs.org).`,
  );
}
