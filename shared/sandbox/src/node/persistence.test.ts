/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { startSandbox } from '../testing/client';
import { smallVmOrder } from '../testing/orders';
import { LibsqlPersistence } from './libsql-persistence';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
});
let writer: ChildProcess | undefined;
afterEach(() => {
  // Where the test has given up it would write without end.
  writer?.kill('SIGKILL');
  writer = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const CHILD = path.join(__dirname, 'kill-child.mjs');
const ENOUGH = 200;

/** Runs a child that commits without end, kills it, and says the last number that it acknowledged. */
function writeUntilKilled(dataDir: string): Promise<number> {
  const tsx = createRequire(path.join(process.cwd(), 'package.json')).resolve('tsx');
  const child = spawn(process.execPath, ['--import', tsx, CHILD, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  writer = child;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > ENOUGH) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('close', () => resolve(Number(output.trim().split('\n').at(-1)))));
}

it('keeps every acknowledged commit, whole, when the process is killed', async () => {
  const acknowledged = await writeUntilKilled(folder);
  expect(acknowledged).toBeGreaterThan(ENOUGH / 2);
  const rows = await new LibsqlPersistence(folder).load('whole');
  const ids = (collection: string) => rows.filter((row) => row.collection === collection).map((row) => row.id);
  expect(ids('left').length).toBeGreaterThan(acknowledged);
  expect(ids('left')).toEqual(ids('right'));
});

it('finds everything again after a restart, and finishes what was under way', async () => {
  const before = await startSandbox({ persistence: new LibsqlPersistence(folder) });
  await before.control('POST', 'speed', { factor: 1 });
  const pending = before.call('createVm', smallVmOrder);
  while (!(await before.call('listVms', { location: 'tll' })).some((vm) => vm.name === 'web-01'));
  const keys = await (await before.fetchFrom('/.well-known/jwks.json')).json();
  const copy = `${folder}-copy`;
  cpSync(folder, copy, { recursive: true });
  const after = await startSandbox({ persistence: new LibsqlPersistence(copy) });
  expect(await (await after.fetchFrom('/.well-known/jwks.json')).json()).toEqual(keys);
  expect((await after.call('listVms', { location: 'tll' })).find((vm) => vm.name === 'web-01')?.status).toBe('running');
  await after.sandbox.close();
  rmSync(copy, { recursive: true });
  await before.control('POST', 'speed', { factor: 0 });
  await pending;
});

it('says that no storage is left, takes back what it could not keep, and goes on where there is room again', async () => {
  await (await startSandbox({ persistence: new LibsqlPersistence(folder) })).sandbox.close();
  const largest = statSync(path.join(folder, 'sandbox.db')).size;
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = await startSandbox({ persistence: new LibsqlPersistence(folder, { largest }) });
  const addresses = async (test: typeof full) =>
    (await test.call('listIpAddresses', { location: 'tll' })).map((ip) => ip.uuid);
  const before = await addresses(full);
  const order = { location: 'tll', name: 'x'.repeat(255), billing_account_id: smallVmOrder.billing_account_id };
  let made = 0;
  let refused = await full.request('createIpAddress', order);
  for (; refused.status === 200 && made < 500; made += 1) refused = await full.request('createIpAddress', order);
  const message = expect.stringContaining('No storage is left on the server: nothing was changed.');
  expect(refused).toMatchObject({ status: 507, body: { message } });
  const after = await addresses(full);
  expect(after).toHaveLength(before.length + made);
  const signUp = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${'a'.repeat(9000)}@verified.example`,
      password: 'Sandbox-2026',
      connection: 'Username-Password-Authentication',
    }),
  };
  expect((await full.fetchFrom('/dbconnections/signup', signUp)).status).toBe(507);
  expect(log).toHaveBeenCalledWith(message, expect.anything());
  log.mockRestore();
  await full.sandbox.close();
  const roomy = await startSandbox({ persistence: new LibsqlPersistence(folder) });
  expect(await addresses(roomy)).toEqual(after);
  expect((await roomy.request('createIpAddress', order)).status).toBe(200);
  await roomy.sandbox.close();
});

it('lets one server at a time use a folder', async () => {
  const first = new LibsqlPersistence(folder);
  expect(() => new LibsqlPersistence(folder)).toThrow(/is in use by another server: stop that one/);
  await first.close();
  await new LibsqlPersistence(folder).close();
});

it.each([
  [
    'a file that is no database',
    () => writeFileSync(path.join(folder, 'sandbox.db'), 'not a database at all, but long enough to look at'),
  ],
  [
    'a state of another version',
    () => {
      const database = new Database(path.join(folder, 'sandbox.db'));
      database.exec(
        "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL); INSERT INTO meta VALUES ('schema', '999')",
      );
      database.close();
    },
  ],
  [
    'a row that is not what was written',
    () => {
      const database = new Database(path.join(folder, 'sandbox.db'));
      database.exec(
        "CREATE TABLE rows (site TEXT, collection TEXT, id TEXT, value TEXT NOT NULL, PRIMARY KEY (site, collection, id)); INSERT INTO rows VALUES ('whole', 'vms', '1', '{\"id\":')",
      );
      database.close();
    },
  ],
  [
    'a file in place of the folder',
    () => {
      rmSync(folder, { recursive: true });
      writeFileSync(folder, '');
    },
  ],
])('says in one line what to do about %s', (_, damage) => {
  mkdirSync(folder, { recursive: true });
  damage();
  const open = () => new LibsqlPersistence(folder);
  expect(open).toThrow(expect.objectContaining({ name: 'DataFolderError' }));
  expect(open).toThrow(/^[^\n]*move it away[^\n]*SANDBOX_DATA\.$/);
  expect(open).toThrow(folder);
});
