import { endpoints } from './endpoints';

const declaring = Object.values(endpoints).flatMap((endpoint) =>
  'kept' in endpoint && endpoint.kept !== undefined ? [[endpoint.name, endpoint] as const] : [],
);

const get = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What stands in a schema under a name, behind what makes it a list or optional. */
function partOf(schema: unknown, name: string): unknown {
  const inner = get(schema, 'item') ?? get(schema, 'wrapped');
  return inner === undefined ? get(get(schema, 'entries'), name) : partOf(inner, name);
}

it('is declared by lists only', () => {
  expect(declaring.length).toBeGreaterThan(0);
  for (const [name, { method, response }] of declaring)
    expect([name, method, response.type]).toEqual([name, 'GET', 'array']);
});

it.each(declaring)('%s: what may be kept is in its rows, and sounds like no secret', (_, { kept, response }) => {
  for (const path of kept?.split(' ') ?? []) {
    expect([path, path.split('.').reduce<unknown>(partOf, response)]).not.toEqual([path, undefined]);
    expect(path).not.toMatch(/pass|secret|token|credential|key|user_?data|cloud|console|login|note|url|email|phone/i);
  }
});
