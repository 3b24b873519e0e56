import * as v from 'valibot';
import { defineEndpoint } from '@console/contract/endpoint';
import { openEnum } from '@console/contract/schema';
import { checkInTurns, checkResponse } from './check-response';
import { countOf, isPartlyRead, lacksRows, lookUp, unreadOf } from './unread';
import { configureApi, type Report } from './settings';
import { turn } from './turn';

jest.mock('./turn', () => ({ turn: jest.fn(() => Promise.resolve()) }));

const Row = v.object({ id: v.number(), note: v.optional(v.string()), status: v.optional(openEnum(['on', 'off'])) });
const list = defineEndpoint({
  name: 'listRows',
  method: 'GET',
  path: '/rows',
  params: v.object({}),
  response: v.array(Row),
  source: 'test',
});
const one = defineEndpoint({
  name: 'getRow',
  method: 'GET',
  path: '/row',
  params: v.object({}),
  response: Row,
  source: 'test',
});

let reports: Report[];
const problems = () => reports.flatMap(({ context }) => context?.['problems'] ?? []);
const run = (environment: 'development' | 'production') =>
  configureApi({ environment, onReport: (report) => reports.push(report) });
beforeEach(() => {
  reports = [];
  run('production');
});

it('shows the other rows of a list with a broken one, and reports it', () => {
  expect(checkResponse(list, [{ id: 1 }, { id: 'x' }, { id: 3 }])).toEqual([{ id: 1 }, { id: 3 }]);
  expect(reports).toHaveLength(1);
});

it('says which rows are gone, and which have lost something, by what can be read of them', () => {
  const Disk = v.object({ size: v.number() });
  const machines = defineEndpoint({
    ...list,
    response: v.array(v.object({ id: v.number(), note: v.optional(v.string()), disks: v.array(Disk) })),
  });
  const rows = checkResponse(machines, [
    { id: 1, name: 'web-1', disks: [] },
    { id: 'x', name: 'web-2', disks: [] },
    { id: 3, name: 'web-3', disks: [{ size: 'y' }] },
    { id: 4, name: 'web-4', note: 5, disks: [] },
    null,
  ]);
  expect(rows).toEqual([
    { id: 1, disks: [] },
    { id: 3, disks: [] },
    { id: 4, disks: [] },
  ]);
  expect(unreadOf(rows)).toEqual([
    { id: 'x', label: 'web-2', isMissing: true },
    { id: '3', label: 'web-3', isMissing: false },
    { id: '4', label: 'web-4', isMissing: false },
    { id: '', label: '', isMissing: true },
  ]);
  expect(rows.map(isPartlyRead)).toEqual([false, true, true]);
  expect(countOf(rows)).toBe(5);
});

it('says which rows of a list within a row are gone', () => {
  const Disk = v.object({ uuid: v.string(), size: v.number() });
  const machines = defineEndpoint({ ...list, response: v.array(v.object({ id: v.number(), disks: v.array(Disk) })) });
  const [first, second] = checkResponse(machines, [
    null,
    { id: 1, disks: [{ uuid: 'a', size: 1 }, 7, { uuid: 'b', name: 'vdb', size: 'x' }] },
    { id: 2, disks: [{ uuid: 'c', size: 1 }] },
  ]);
  expect(first?.disks).toEqual([{ uuid: 'a', size: 1 }]);
  expect(unreadOf(first?.disks)).toEqual([
    { id: '', label: '', isMissing: true },
    { id: 'b', label: 'vdb', isMissing: true },
  ]);
  expect(unreadOf(second?.disks)).toEqual([]);
});

it('says which rows of a list within a row have lost something', () => {
  const Line = v.object({ name: v.string(), amount: v.optional(v.number()) });
  const invoices = defineEndpoint({ ...list, response: v.array(v.object({ id: v.number(), lines: v.array(Line) })) });
  const rows = checkResponse(invoices, [
    {
      id: 1,
      lines: [
        { name: 'web-1', amount: 'x' },
        { name: 'web-2', amount: 2 },
      ],
    },
  ]);
  const lines = rows[0]?.lines ?? [];
  expect(lines).toEqual([{ name: 'web-1' }, { name: 'web-2', amount: 2 }]);
  expect(unreadOf(lines)).toEqual([{ id: 'web-1', label: 'web-1', isMissing: false }]);
  expect(lines.map(isPartlyRead)).toEqual([true, false]);
});

it('says which rows of the list within an answer are gone', () => {
  const page = defineEndpoint({ ...list, response: v.object({ rows: v.array(v.object({ uuid: v.string() })) }) });
  const { rows } = checkResponse(page, { rows: [{ uuid: 'a' }, { uuid: 1 }] });
  expect(unreadOf(rows)).toEqual([{ id: '', label: '', isMissing: true }]);
});

it('has nothing to say of a list that can be read', () => {
  expect(unreadOf(checkResponse(list, [{ id: 1 }]))).toEqual([]);
});

it('says of what kind a value is that it could not read, and never which value', () => {
  const secrets = defineEndpoint({ ...one, response: v.object({ sql_pass: v.optional(v.string()) }) });
  expect(checkResponse(secrets, { sql_pass: 48_151_623 })).toEqual({});
  expect(() => checkResponse(secrets, '48151623')).toThrow('received string');
  checkResponse(list, [{ id: 'Ada Lovelace' }, { id: { deep: 'Ada Lovelace' } }, { id: null }]);
  expect(problems()[0]).toBe('sql_pass: Invalid type: Expected string but received number');
  expect(problems().join()).not.toMatch(/48151623|48_151_623|Ada/);
});

it('leaves out what is broken and optional', () => {
  expect(checkResponse(list, [{ id: 1, note: 5 }])).toEqual([{ id: 1 }]);
});

it('gives up where something needed is missing', () => {
  expect(() => checkResponse(one, { note: 'x' })).toThrow(expect.objectContaining({ kind: 'developer' }));
});

it('says nothing of unknown keys and words in production', () => {
  expect(checkResponse(one, { id: 1, status: 'later', extra: 1 })).toEqual({ id: 1, status: 'later' });
  expect(reports).toEqual([]);
});

it('reports unknown keys and words in development, once each', () => {
  run('development');
  const row = { id: 1, status: 'later', extra: { deep: 1 } };
  expect(checkResponse(list, [row, row])).toHaveLength(2);
  expect(problems()).toEqual(['unknown word "later" at answer[].status', 'unknown key answer[].extra']);
});

describe('a list with the same id twice', () => {
  const twins = defineEndpoint({ ...list, rowId: 'id' });

  it('shows the row once, and reports it', () => {
    const rows = checkResponse(twins, [{ id: 1 }, { id: 2 }, { id: 1 }]);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
    expect(unreadOf(rows)).toEqual([]);
    expect(problems()).toEqual(['1 rows have the id of another']);
  });

  it('counts what contradicts the first as not read, beside what is broken', () => {
    const rows = checkResponse(twins, [{ id: 1, note: 'a' }, { id: 'x' }, { id: 1, note: 'b' }]);
    expect(rows).toEqual([{ id: 1, note: 'a' }]);
    expect(unreadOf(rows)).toEqual([
      { id: 'x', label: 'x', isMissing: true },
      { id: '1', label: '1', isMissing: true },
    ]);
  });

  it('is left as it is where nothing tells its rows apart', () => {
    expect(checkResponse(list, [{ id: 1 }, { id: 1 }])).toHaveLength(2);
    expect(reports).toEqual([]);
  });
});

describe('what an id names in a list', () => {
  const byId = { ...list, rowId: 'id' } as const;
  const look = (content: unknown) => lookUp(checkResponse(byId, content), 'id', 2);

  it.each([
    ['is its row', [{ id: 1 }, { id: 2, note: 5 }], { id: 2 }],
    ['is there where its row could not be read', [{ id: 1 }, { id: '2', name: 'two' }], 'unread'],
    ['is not there where the rows that could not be read are others', [{ id: '3', name: '2' }], undefined],
  ])('%s', (_what, content, found) => expect(look(content)).toEqual(found));

  it.each([
    ['has no id', [{ name: 'two' }]],
    ['has an id that is none', [{ id: null, name: '2' }]],
    ['is no row', [null]],
  ])('cannot be told where a row %s', (_what, content) =>
    expect(() => look(content)).toThrow("This can't be checked right now"),
  );

  it('says whether rows are lacking', () => {
    expect(lacksRows(checkResponse(list, [{ id: 'x' }]))).toBe(true);
    expect(lacksRows(checkResponse(list, [{ id: 1, note: 5 }]))).toBe(false);
  });
});

describe('a long list, read in slices', () => {
  const rows = Array.from({ length: 450 }, (_, id) => ({ id, note: `row ${id}` }));
  const turns = jest.mocked(turn);
  beforeEach(() => {
    turns.mockClear();
    // Each look at the clock is 20 ms after the one before.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  });
  afterEach(() => jest.restoreAllMocks());

  it('is what it is in one go, and the page has its turn between the slices', async () => {
    expect(await checkInTurns(list, rows)).toEqual(checkResponse(list, rows));
    expect(turns).toHaveBeenCalledTimes(5);
  });

  it('has each of its rows checked once', async () => {
    const check = jest.fn(() => true);
    await checkInTurns({ ...list, response: v.array(v.pipe(Row, v.check(check))) }, rows);
    expect(check).toHaveBeenCalledTimes(450);
  });

  it('names its broken rows as in one go, and those that are there twice are once', async () => {
    const content = [...rows, { id: 'x', name: 'broken' }, { id: 7, note: 5 }];
    const endpoint = { ...list, rowId: 'id' } as const;
    const read = await checkInTurns(endpoint, content);
    expect(read).toHaveLength(450);
    expect(unreadOf(read)).toEqual(unreadOf(checkResponse(endpoint, content)));
    expect(unreadOf(read).map(({ label }) => label)).toContain('broken');
    expect(await checkInTurns(endpoint, [...rows, { id: 7, note: 'row 7' }])).toHaveLength(450);
  });

  it('is read before the next one is begun', async () => {
    const order: string[] = [];
    const named = (name: string) => ({
      ...list,
      response: v.array(
        v.pipe(
          Row,
          v.check(() => order.push(name) > 0),
        ),
      ),
    });
    await Promise.all([checkInTurns(named('first'), rows), checkInTurns(named('second'), rows)]);
    expect(order).toHaveLength(900);
    expect(order.lastIndexOf('first')).toBeLessThan(order.indexOf('second'));
  });

  it('is not read so where the contract says something of the whole list, or the list is short', async () => {
    const short = { ...list, response: v.pipe(v.array(Row), v.maxLength(400)) };
    await expect(checkInTurns(short, rows)).rejects.toMatchObject({ kind: 'developer' });
    expect(await checkInTurns(list, rows.slice(0, 50))).toHaveLength(50);
    expect(turns).not.toHaveBeenCalled();
  });

  it('says what the contract does not know, once', async () => {
    run('development');
    await checkInTurns(
      list,
      rows.map((row) => ({ ...row, other: 1 })),
    );
    expect(problems()).toEqual(['unknown key answer[].other']);
  });
});
