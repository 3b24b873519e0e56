#!/usr/bin/env node
// npm test: everything from format to end-to-end. `npm test -- lint unit` runs only these steps.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../src/run/check-node.mjs';
import { install } from '../src/run/install.mjs';
import { Problem, runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  // Ends by 'exit', where every step ends its own processes.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
  await install(root);
  const { testSteps } = await import('../src/run/test-steps.mjs');
  const { runStep } = await import('../src/run/step.mjs');
  const wanted = process.argv.slice(2);
  const steps = testSteps(root);
  const unknown = wanted.filter((name) => !steps.some(([step]) => step === name));
  if (unknown.length > 0)
    throw new Problem(`No step '${unknown[0]}'. Steps: ${steps.map(([name]) => name).join(', ')}.`);
  let passed = 0;
  let failed = 0;
  for (const [name, work] of steps) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const result = await runStep(name, work);
    passed += result.passed;
    failed += result.failed;
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
