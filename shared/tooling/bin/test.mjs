#!/usr/bin/env node
// npm test: everything from format to end-to-end. `npm test -- lint unit` runs only these steps, `npm test -- e2e compute` only
// the test files with that in their names, `npm test -- --changed` what the changes since main touch.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from '../src/run/check-node.mjs';
import { install } from '../src/run/install.mjs';
import { runCommand } from '../src/run/problem.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

await runCommand(async () => {
  checkNode();
  // Ends by 'exit', where every step ends its own processes.
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
  await install(root);
  const { GATES, testSteps } = await import('../src/run/test-steps.mjs');
  const { runStep, sideBySide } = await import('../src/run/step.mjs');
  const { slowest } = await import('../src/run/reports.mjs');
  const { changesOf, chosen, specsFor, testFiles } = await import('../src/run/test-choice.mjs');
  const all = testFiles(root);
  const choice = chosen(
    process.argv.slice(2),
    testSteps(root).map(([name]) => name),
    all,
  );
  const only = { files: choice.files };
  if (choice.changed) {
    const changes = changesOf(root);
    only.since = changes.since;
    only.files = { ...choice.files, e2e: specsFor(changes.files, choice.files.e2e ?? all.e2e) };
  }
  const steps = testSteps(root, only).filter(([name]) => choice.steps.includes(name));
  const run = (some, width) =>
    sideBySide(
      some.map(
        ([name, work]) =>
          () =>
            runStep(name, work),
      ),
      width,
    );
  const results = [
    ...(await run(
      steps.filter(([name]) => GATES.includes(name)),
      availableParallelism(),
    )),
    ...(await run(
      steps.filter(([name]) => !GATES.includes(name)),
      1,
    )),
  ];
  const sum = (counts) => counts.reduce((total, count) => total + count, 0);
  const passed = sum(results.map((result) => result.passed));
  const failed = sum(results.map((result) => result.failed));
  const times = results.flatMap((result) => result.times ?? []);
  if (times.length > 0) console.log(`The slowest:\n${slowest(times)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
