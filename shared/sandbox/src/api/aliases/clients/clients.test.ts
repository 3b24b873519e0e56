/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../../testing/client';
import type { Client, Reads, Step } from './client';
import { cloudaxion } from './cloudaxion';
import { javascript } from './javascript';
import { node } from './node';
import { pilwio } from './pilwio';

type Known = Record<string, unknown>;

/** A value with its placeholders filled. */
function filled(value: unknown, known: Known): unknown {
  if (typeof value === 'string') {
    const whole = /^\{(\w+)\}$/.exec(value)?.[1];
    if (whole) return known[whole];
    return value.replace(/\{(\w+)\}/g, (text, name: string) => (name in known ? String(known[name]) : text));
  }
  if (Array.isArray(value)) return value.map((part) => filled(part, known));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, filled(part, known)]));
}

const at = (response: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => {
    if (typeof part !== 'object' || part === null) return undefined;
    return new Map<string, unknown>(Object.entries(part)).get(name);
  }, response);

const kindOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'boolean') return 'flag';
  return typeof value === 'string' ? 'text' : typeof value;
};

const isRead = (value: unknown, reads: Reads): boolean =>
  (reads.endsWith('?') && (value === undefined || value === null)) ||
  (value !== null && kindOf(value) === reads.replace('?', ''));

function encoded({ form, json }: Step, known: Known, client: Client): RequestInit {
  if (json !== undefined)
    return { body: JSON.stringify(filled(json, known)), headers: { 'content-type': 'application/json' } };
  if (!form) return {};
  const pairs = Object.entries(form).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(filled(one, known))]),
  );
  const text = new URLSearchParams(pairs).toString();
  return {
    body: client.writesSpacesAsPercent ? text.replaceAll('+', '%20') : text,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}

/** What is wrong with the response to a step, in words; undefined where the client can go on. */
function trouble(step: Step, status: number, body: unknown): string | undefined {
  const takes = step.takes ?? [200];
  if (!takes.includes(status)) return `${status}, expected ${takes.join(' or ')}: ${JSON.stringify(body)}`;
  const missing = Object.entries(step.reads ?? {}).filter(([path, reads]) => !isRead(at(body, path), reads));
  if (missing.length > 0) return `cannot read ${missing.map(([path, reads]) => `${path} (${reads})`).join(', ')}`;
  const isFound = step.finds === undefined || JSON.stringify(body).includes(step.finds);
  return isFound ? undefined : `does not find '${step.finds}' in ${JSON.stringify(body)}`;
}

async function run(test: TestSandbox, client: Client): Promise<string[]> {
  const known: Known = { location: 'tll', account: 1_048_001 };
  const troubles: string[] = [];
  for (const step of client.steps) {
    const path = String(filled(step.path, known));
    const query = new URLSearchParams(
      Object.entries(step.query ?? {}).map(([name, value]): [string, string] => [name, String(filled(value, known))]),
    ).toString();
    const { status, body } = await test.raw(query ? `${path}?${query}` : path, {
      method: step.method,
      ...encoded(step, known, client),
    });
    const found = trouble(step, status, body);
    if (found) troubles.push(`${step.does} (${step.method} ${path}): ${found}`);
    for (const [name, where] of Object.entries(step.keeps ?? {})) known[name] = at(body, where);
  }
  return troubles;
}

it.each([cloudaxion, javascript, node, pilwio].map((client) => [client.repository, client] as const))(
  '%s runs unchanged',
  async (_, client) => {
    expect(client.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(await run(await startSandbox(), client)).toEqual([]);
  },
);

it('says what a client cannot read', () => {
  const step: Step = { does: 'x', method: 'GET', path: '/', reads: { 'a.0.b': 'number', c: 'text?' } };
  expect(trouble(step, 200, { a: [{ b: 1 }] })).toBeUndefined();
  expect(trouble(step, 200, { a: [{ b: '1' }], c: 1 })).toBe('cannot read a.0.b (number), c (text?)');
  expect(trouble(step, 201, {})).toContain('201, expected 200');
  expect(trouble({ ...step, reads: {}, finds: 'gone' }, 200, {})).toContain("does not find 'gone'");
});
