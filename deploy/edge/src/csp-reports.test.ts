/** @jest-environment node */
import { sites } from '@console/sites';
import { cspReportIntake } from './csp-reports';

const [first] = sites;
if (!first) throw new Error('There is no site');
const site = first;
const HOST = 'localhost:8140';
const TYPE = { 'content-type': 'application/reports+json' };

const violation = (blockedURL: string) => ({
  type: 'csp-violation',
  body: {
    documentURL: `http://${HOST}/app/compute?apikey=1`,
    effectiveDirective: 'script-src-elem',
    blockedURL,
    sourceFile: `http://${HOST}/app/assets/1/main.js`,
    lineNumber: 1,
    columnNumber: 7,
  },
});

/** An endpoint of its own, with what reaches the error-reporting service and the log. */
function endpoint(status = 204) {
  const log = jest.spyOn(console, 'error').mockReturnValue(undefined);
  log.mockClear();
  const events: Promise<string>[] = [];
  const intake = cspReportIntake(
    async (report) => {
      events.push(report.text());
      if (status >= 500) throw new Error('down');
      return new Response(null, { status });
    },
    { windowMs: 1000, each: 2, kinds: 10 },
  );
  return {
    events,
    lines: () => log.mock.calls.map(([line]) => String(line)),
    async send(reports: unknown, headers: Record<string, string> = TYPE, address = '203.0.113.7'): Promise<number> {
      const body = typeof reports === 'string' ? reports : JSON.stringify(reports);
      const request = new Request(`http://${HOST}/reports/csp`, { method: 'POST', headers, body });
      return (await intake(request, { site, host: HOST, client: { address, protocol: 'http' } })).status;
    },
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const LINE = 'script-src-elem kept out https://evil.example on /app/compute (/app/assets/1/main.js:1:7)';

it('writes a violation to the log, and hands it to where error reports go', async () => {
  const { send, lines, events } = endpoint();
  expect(await send([violation('https://evil.example/x.js?key=1')])).toBe(204);
  expect(lines()).toEqual([`${site.id}: content security policy: ${LINE}`]);
  const [head, item, event] = (await events[0])?.split('\n').map((line): unknown => JSON.parse(line)) ?? [];
  expect(head).toEqual({ event_id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    message: `Content security policy: ${LINE}`,
    environment: 'development',
    tags: { site: site.id, directive: 'script-src-elem', blocked: 'https://evil.example' },
  });
});

it('does so for the first few of the same, and counts the others', async () => {
  const { send, lines, events } = endpoint();
  const same = violation('https://evil.example');
  await send([same, same, same, violation('https://worse.example')]);
  await send([same]);
  expect(lines()).toHaveLength(3);
  expect(events).toHaveLength(3);
  jest.advanceTimersByTime(1000);
  expect(lines()[3]).toBe(
    `Content security policy: 2 more reports of ${site.id} script-src-elem https://evil.example /app/assets/1/main.js`,
  );
});

it('takes no notice of a service that is down', async () => {
  const { send, lines } = endpoint(502);
  expect(await send([violation('eval')])).toBe(204);
  expect(lines()).toHaveLength(1);
});

it('leaves out reports of other kinds', async () => {
  const { send, lines, events } = endpoint();
  expect(await send([{ ...violation('eval'), type: 'deprecation' }])).toBe(204);
  expect([...lines(), ...events]).toEqual([]);
});

it.each<[string, Record<string, string>, number]>([
  ['a browser that sends it by itself', TYPE, 204],
  ['a browser without report-to', { 'content-type': 'application/csp-report; charset=utf-8' }, 204],
  ['a page that has no referrer', { ...TYPE, origin: 'null' }, 204],
  ['a page of the site', { ...TYPE, origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }, 204],
  ['a page of elsewhere that frames the console', { ...TYPE, origin: 'null', 'sec-fetch-site': 'cross-site' }, 204],
  ['a form of elsewhere, which can choose no other type', { 'content-type': 'text/plain', origin: 'null' }, 415],
  ['a type that only begins so', { 'content-type': 'application/csp-reporter' }, 415],
])('%s: %s', async (_, headers, status) => {
  expect(await endpoint().send([], headers)).toBe(status);
});

it('reads no further than a batch of reports is long, and refuses what is no JSON', async () => {
  const { send } = endpoint();
  expect(await send('x'.repeat(256 * 1024 + 1))).toBe(413);
  expect(await send('<report>')).toBe(400);
});

it('takes so many a minute from one, and from all', async () => {
  const { send } = endpoint();
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) statuses.push(await send([]));
  expect(statuses.slice(-2)).toEqual([204, 429]);
  for (let n = 0; n < 541; n += 1) statuses.push(await send([], TYPE, `198.51.100.${n}`));
  expect(statuses.slice(-2)).toEqual([204, 429]);
});
