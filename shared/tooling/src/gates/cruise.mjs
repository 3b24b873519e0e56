import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/**
 * Follows the imports of some folders and holds them against the rules of `.dependency-cruiser.cjs`.
 * @param {string} rules file of the rules
 * @param {string} baseDir the folder that the rules' paths are relative to
 * @param {string[]} folders relative to baseDir
 * @returns {Promise<{ modules: number, violations: { rule: string, text: string }[] }>}
 */
export async function cruiseImports(rules, baseDir, folders) {
  // The cruiser parses every file as plain TypeScript; a .tsx file is TypeScript with markup.
  const swc = require('@swc/core');
  const parse = swc.parseFileSync;
  swc.parseFileSync = (file, options) => parse(file, { ...options, tsx: path.extname(file) === '.tsx' });
  try {
    const { cruise } = await import('dependency-cruiser');
    const { forbidden, options } = require(rules);
    const settings = { ...options, baseDir, validate: true, ruleSet: { forbidden } };
    const { output } = await cruise(folders, settings, options.enhancedResolveOptions);
    const violations = output.summary.violations.map(({ rule, from, to }) => ({
      rule: rule.name,
      text: `${from} imports ${to}: ${forbidden.find(({ name }) => name === rule.name)?.comment ?? rule.name}`,
    }));
    return { modules: output.modules.length, violations };
  } finally {
    swc.parseFileSync = parse;
  }
}
