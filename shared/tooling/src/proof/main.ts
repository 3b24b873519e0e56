import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '@console/brands';
import { root } from '../root';
import { Problem } from '../run/problem.mjs';
import { proofDocument } from './document';
import { readRun } from './readings';

const REPORT = 'test-results/playwright.json';
const DOCUMENT = 'shared/docs/accessibility-proof.md';

/**
 * `npm run proof`: writes what the last end-to-end run and the brands' colours say about accessibility.
 * @throws Problem where no run of all tests is there
 */
export function writeProof(): void {
  const report = path.join(root, REPORT);
  if (!existsSync(report)) throw new Problem('There is no end-to-end run to write of. Run npm test -- e2e first.');
  const run = readRun(JSON.parse(readFileSync(report, 'utf8')));
  if (run.readings.length === 0 || run.byKeys.length === 0)
    throw new Problem('The last end-to-end run was of some tests only. Run npm test -- e2e first.');
  writeFileSync(path.join(root, DOCUMENT), proofDocument(brands, run));
  console.log(`Wrote ${DOCUMENT}: ${run.readings.length} readings, ${run.byKeys.length} tests by keyboard.`);
}
