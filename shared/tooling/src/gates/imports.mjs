import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaFolders } from '../run/inputs.mjs';
import { cruiseImports } from './cruise.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../../..');
const rules = path.join(root, '.dependency-cruiser.cjs');

/** A checker that sees nothing has nothing to complain about. */
const FEWEST_MODULES = 200;
/** What `bad/` breaks, one rule by each of its files. */
const EXPECTED = ['contract-is-the-base', 'domain-knows-no-area', 'mf-compute-alone', 'mf-compute-packages'];

const bad = await cruiseImports(rules, path.join(here, 'bad'), ['mf-compute', 'shared']);
const found = [...new Set(bad.violations.map(({ rule }) => rule))].sort();
if (JSON.stringify(found) !== JSON.stringify(EXPECTED)) {
  console.error(
    `The rules do not bite: of ${EXPECTED.join(', ')} the bad example broke ${found.join(', ') || 'none'}.`,
  );
  process.exit(1);
}

const { modules, violations } = await cruiseImports(rules, root, ['shell', ...areaFolders(root), 'shared', 'deploy']);
console.log(`${modules} modules, ${violations.length} forbidden imports; the bad example broke ${found.length} rules.`);
if (modules < FEWEST_MODULES) console.error(`Only ${modules} modules were seen: the checker is blind.`);
for (const { text } of violations) console.error(text);
process.exit(violations.length === 0 && modules >= FEWEST_MODULES ? 0 : 1);
