import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaFolders } from '../run/inputs.mjs';
import { cruiseImports } from './cruise.mjs';
import { checkNames, namesOfAreas } from './names.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../../../..');
const rules = path.join(root, '.dependency-cruiser.cjs');

/** A checker that sees nothing has nothing to complain about. */
const FEWEST_MODULES = 200;
/** What `bad/` breaks, one rule by each of its files. */
const EXPECTED = [
  'contract-is-the-base',
  'domain-knows-no-area',
  'mf-compute-alone',
  'mf-compute-packages',
  'no-cycle',
];

const bad = await cruiseImports(rules, path.join(here, 'bad'), ['mf-compute', 'shared']);
const found = [...new Set(bad.violations.map(({ rule }) => rule))].sort();
if (JSON.stringify(found) !== JSON.stringify(EXPECTED)) {
  console.error(
    `The rules do not bite: of ${EXPECTED.join(', ')} the bad example broke ${found.join(', ') || 'none'}.`,
  );
  process.exit(1);
}

/** What `bad/` names of areas. */
const EXPECTED_NAMES = [
  'imports vm-change of the contract',
  'leads to paths.vm',
  'names billing_account_id',
  'names bucket',
  'names load_balancer',
  'names resizeVmDisk',
  'names startVm',
];
/** Fewer would be the sign of a list that was not found. */
const FEWEST_NAMES = 150;

const names = namesOfAreas(path.join(root, 'shared/contract/src'), path.join(root, 'shared/docs/openapi.json'));
const badNames = checkNames(path.join(here, 'bad'), names)
  .faults.map(({ fault }) => fault)
  .toSorted();
if (JSON.stringify(badNames) !== JSON.stringify(EXPECTED_NAMES)) {
  console.error(`The check of names does not bite: the bad example broke ${badNames.join(', ') || 'nothing'}.`);
  process.exit(1);
}
const { files, faults } = checkNames(root, names);
const seesNames = names.words.size >= FEWEST_NAMES && files >= FEWEST_MODULES;
console.log(`${files} files of the shell and its kits, ${faults.length} names of areas in them.`);
if (!seesNames) console.error(`${names.words.size} names in ${files} files: the check is blind.`);
for (const { file, fault } of faults) console.error(`${file} ${fault}: areas declare what is theirs (decision 0025)`);

const { modules, violations } = await cruiseImports(rules, root, ['shell', ...areaFolders(root), 'shared', 'deploy']);
console.log(`${modules} modules, ${violations.length} forbidden imports; the bad example broke ${found.length} rules.`);
if (modules < FEWEST_MODULES) console.error(`Only ${modules} modules were seen: the checker is blind.`);
for (const { text } of violations) console.error(text);
process.exit(violations.length + faults.length === 0 && modules >= FEWEST_MODULES && seesNames ? 0 : 1);
