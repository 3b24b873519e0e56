import path from 'node:path';

/**
 * What a test runner's report says.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures 'file: title' of each failed test
 */

/**
 * @param {object} report jest's `--json`
 * @param {string} root
 * @returns {Tally}
 */
export function readJest(report, root) {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`);
    return assertionResults.length === 0 && message ? [`${file}: could not run`] : [];
  });
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites, failures };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/**
 * @param {object} report Playwright's JSON report
 * @returns {Tally}
 */
export function readPlaywright({ stats, errors = [], suites = [] }) {
  const failures = suites
    .flatMap(specsOf)
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line}: ${title}`);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures };
}

const PASSED_LINE = /^\s+(✓|ok)\s/u;

/** The output of a run without its lines of passed tests: what a person reads when something failed. */
export const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !PASSED_LINE.test(line))
    .join('\n');
