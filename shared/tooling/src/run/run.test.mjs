/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { checkNode } from './check-node.mjs';
import { isBuilt, isFinished, versionOf } from './inputs.mjs';
import { exclusively } from './lock.mjs';
import { address, checkPort } from './port.mjs';
import { pagesOf, readJest, readPlaywright, slowest, withoutPassed } from './reports.mjs';
import { sideBySide } from './step.mjs';

let root;
const write = (file, content) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'run-'));
  write('mf-demo/package.json', '{"version":"1.2.0"}');
  write('mf-demo/src/app.tsx', 'one');
  write('shared/contract/src/vm.ts', 'contract');
  write('pnpm-lock.yaml', 'lock');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('versions', () => {
  it('are the package version and a hash of the inputs', () => {
    expect(versionOf(root, 'mf-demo')).toMatch(/^1\.2\.0-[0-9a-f]{8}$/);
  });

  it.each([
    ['mf-demo/src/app.tsx', 'two', true],
    ['shared/contract/src/vm.ts', 'changed', true],
    ['shared/domain/src/price/index.ts', 'changed', true],
    ['pnpm-lock.yaml', 'changed', true],
    ['mf-demo/src/app.test.tsx', 'a test', false],
    ['mf-demo/e2e/app.spec.ts', 'a test', false],
    ['mf-demo/dist/1/app.js', 'an output', false],
    ['shared/ui/src/button.tsx', 'comes from the shell', false],
  ])('after a change of %s: (%s) new version %s', (file, content, isNew) => {
    const before = versionOf(root, 'mf-demo');
    write(file, content);
    expect(versionOf(root, 'mf-demo') !== before).toBe(isNew);
  });

  it('are built when record and folder are there, and finished when the build says so', () => {
    write('mf-demo/dist/latest.json', '{"version":"1"}');
    expect(isBuilt(root, 'mf-demo', '1')).toBe(false);
    write('mf-demo/dist/1/app.js', '');
    expect(isBuilt(root, 'mf-demo', '1')).toBe(true);
    expect(isBuilt(root, 'mf-demo', '2')).toBe(false);
    expect(isFinished(root, 'mf-demo', '1')).toBe(false);
    write('mf-demo/dist/1/.finished', '');
    expect(isFinished(root, 'mf-demo', '1')).toBe(true);
  });
});

describe('the lock', () => {
  it('lets one work at a time', async () => {
    const file = path.join(root, 'lock');
    const order = [];
    const work = (name) => async () => {
      order.push(`${name} begins`);
      await new Promise(setImmediate);
      order.push(`${name} ends`);
    };
    await Promise.all([
      exclusively(file, work('a'), () => {}),
      exclusively(file, work('b'), () => order.push('b waits')),
    ]);
    expect(order).toEqual(['a begins', 'b waits', 'a ends', 'b begins', 'b ends']);
    expect(existsSync(file)).toBe(false);
  });

  it('is not held by the dead', async () => {
    const file = path.join(root, 'lock');
    writeFileSync(file, '999999999');
    await expect(
      exclusively(
        file,
        async () => 'done',
        () => {},
      ),
    ).resolves.toBe('done');
  });
});

describe('reports', () => {
  it('name the failed unit tests, and files that could not run', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: '/w/a/a.test.ts',
          message: 'a › b failed',
          assertionResults: [
            { status: 'passed', fullName: 'a a', duration: 1200 },
            { status: 'failed', fullName: 'a b', duration: null },
          ],
        },
        { name: '/w/b.test.ts', message: 'Cannot find module', assertionResults: [] },
      ],
    };
    expect(readJest(report, '/w')).toEqual({
      passed: 1,
      failed: 2,
      failures: ['a/a.test.ts: a b', 'b.test.ts: could not run'],
      times: [
        { name: 'a/a.test.ts: a a', ms: 1200 },
        { name: 'a/a.test.ts: a b', ms: 0 },
      ],
    });
  });

  it('name the failed end-to-end tests in nested groups, and the flaky ones', () => {
    const spec = (title, ok, status) => ({
      file: 'e2e/x.spec.ts',
      line: 7,
      title,
      ok,
      tests: [
        {
          status,
          results: [{ duration: 900, errors: ok ? [] : [{ message: '\u001b[31mNo such\u001b[39m row\n\nCall log' }] }],
        },
      ],
    });
    const suites = [
      {
        specs: [spec('one', true, 'expected')],
        suites: [{ specs: [spec('two', false, 'unexpected'), spec('three', true, 'flaky')] }],
      },
    ];
    expect(readPlaywright({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual({
      passed: 1,
      failed: 2,
      failures: ['e2e/x.spec.ts:7: two\n    No such row\n    Call log', 'e2e/x.spec.ts:7: three'],
      times: ['one', 'two', 'three'].map((title) => ({ name: `e2e/x.spec.ts:7: ${title}`, ms: 900 })),
    });
  });

  it('tell what stood on the page of an end-to-end test that failed', () => {
    const page = 'http://a.localhost/app\n- link "Home":\n  - /url: /app\n- button "Create"\n';
    const attachments = [{ name: 'failed page', body: Buffer.from(page).toString('base64') }, { name: 'trace' }];
    const specs = [{ file: 'e2e/x.spec.ts', line: 7, tests: [{ results: [{ attachments }, {}] }] }];
    expect(pagesOf({ suites: [{ specs }] })).toBe(
      '\nThe page of e2e/x.spec.ts:7:\nhttp://a.localhost/app\n- link "Home":\n- button "Create"\n',
    );
  });

  it('name the slowest tests first', () => {
    const times = [
      { name: 'a', ms: 90 },
      { name: 'b', ms: 12_340 },
      { name: 'c', ms: 1500 },
    ];
    expect(slowest(times, 2)).toBe('   12.3 s  b\n    1.5 s  c');
  });

  it('are shown without what passed', () => {
    expect(withoutPassed('  ✓  1 a (1s)\n  ✘  2 b (2s)\nError: no')).toBe('  ✘  2 b (2s)\nError: no');
  });
});

describe('the one clear line', () => {
  it.each(['18.20.1', '20.18.0'])('Node %s is too old', (version) => {
    expect(() => checkNode(version)).toThrow(`Node.js ${version} is too old: the console needs 20.19 or newer`);
  });

  it.each(['20.19.0', '22.0.0'])('Node %s will do', (version) => {
    expect(() => checkNode(version)).not.toThrow();
  });

  it.each(['abc', '0', '70000'])('PORT=%s is no port', (port) => {
    expect(() => address({ PORT: port })).toThrow(`PORT=${port} is no port`);
  });

  it('names PORT when the port is taken', async () => {
    const server = net.createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address();
    await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(new RegExp(`^Port ${port} is taken .*PORT=`));
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPort({ port, host: '127.0.0.1' })).resolves.toBeUndefined();
  });
});

it('does jobs some at a time, and gives what they give in their order', async () => {
  let under = 0;
  let most = 0;
  const job = (turns, value) => async () => {
    most = Math.max(most, (under += 1));
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    under -= 1;
    return value;
  };
  expect(await sideBySide([job(9, 'slow'), job(1, 'quick'), job(1, 'last')], 2)).toEqual(['slow', 'quick', 'last']);
  expect(most).toBe(2);
});
