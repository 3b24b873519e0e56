import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Timed
 * @property {string} name 'file: title'
 * @property {number} ms
 */

/**
 * What a test runner's report says.
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} failures 'file: title' of each failed test; of end-to-end tests the errors' first lines below it
 * @property {Timed[]} times
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
  const times = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${path.relative(root, name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed, failures, times };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** So much of an error says what was waited for, and what was there. */
const TOLD_LINES = 12;

/** The errors of an end-to-end test, indented: a record that is cut still tells them beside the name. */
const errorsOf = (tests) =>
  tests
    .flatMap(({ results = [] }) => results.flatMap(({ errors = [] }) => errors))
    .flatMap(({ message = '' }) => stripVTControlCharacters(message).split('\n').slice(0, TOLD_LINES))
    .filter((line) => line.trim())
    .map((line) => `\n    ${line}`)
    .join('');

/**
 * @param {object} report Playwright's JSON report
 * @returns {Tally}
 */
export function readPlaywright({ stats, errors = [], suites = [] }) {
  const specs = suites.flatMap(specsOf);
  const failures = specs
    .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title, tests }) => `${file}:${line}: ${title}${errorsOf(tests)}`);
  const times = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ results = [] }) => ({
      name: `${file}:${line}: ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, failures, times };
}

/** So many pages of failed tests, and so many lines of each, are told. */
const TOLD_PAGES = 5;
const TOLD_PAGE_LINES = 150;

/**
 * What stood on the pages of end-to-end tests when they failed: what fails once in many runs leaves nothing else behind.
 * @param {object} report Playwright's JSON report
 * @returns {string} their addresses, and what roles and names were there, as Playwright writes it
 */
export const pagesOf = ({ suites = [] }) =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, line, tests }) =>
      tests
        .flatMap(({ results = [] }) => results.flatMap(({ attachments = [] }) => attachments))
        .filter(({ name }) => name === 'failed page')
        .map(({ body }) => ({ name: `${file}:${line}`, page: Buffer.from(body, 'base64').toString() })),
    )
    .slice(0, TOLD_PAGES)
    .map(({ name, page }) => {
      const lines = page.split('\n').filter((part) => part.trim() && !/^\s*- \/url:/.test(part));
      return `\nThe page of ${name}:\n${lines.slice(0, TOLD_PAGE_LINES).join('\n')}\n`;
    })
    .join('');

/**
 * The slowest tests of a run, one line each.
 * @param {Timed[]} times
 * @param {number} [count]
 * @returns {string}
 */
export const slowest = (times, count = 10) =>
  times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');

const PASSED_LINE = /^\s+(✓|ok)\s/u;

/** The output of a run without its lines of passed tests: what a person reads when something failed. */
export const withoutPassed = (output) =>
  output
    .split('\n')
    .filter((line) => !PASSED_LINE.test(line))
    .join('\n');
