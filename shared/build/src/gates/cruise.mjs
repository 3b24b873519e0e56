import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * Follows the imports of some folders and holds them against the rules of `.dependency-cruiser.cjs`.
 * @param {string[]} folders relative to the workspace
 * @returns {Promise<{ modules: number, violations: string[] }>}
 */
export async function cruiseImports(folders) {
  // The cruiser parses every file as plain TypeScript; a .tsx file is TypeScript with markup.
  const swc = require('@swc/core');
  const parse = swc.parseFileSync;
  swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: file.endsWith('.tsx') });
  const { cruise } = await import('dependency-cruiser');
  const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
  const { forbidden, options } = require(path.join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden } },
    options.enhancedResolveOptions,
  );
  const violations = output.summary.violations.map(
    ({ rule, from, to }) =>
      `${from} imports ${to}: ${forbidden.find(({ name }) => name === rule.name)?.comment ?? rule.name}`,
  );
  return { modules: output.modules.length, violations };
}
