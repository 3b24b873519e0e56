/**
 * The guards of one file.
 * @param {string} file
 * @param {readonly string[]} tests
 * @param {readonly (readonly [name: string, find: string, replace: string])[]} patches
 * @returns {import('./index.mjs').Guard[]}
 */
export const ofFile = (file, tests, patches) =>
  patches.map(([name, find, replace]) => ({ name, file, find, replace, tests }));
