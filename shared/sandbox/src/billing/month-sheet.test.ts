/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../testing/client';
import { vmOrder } from '../testing/orders';

/**
 * A month worked out by hand. Prices per hour in EUR: vCPU 0.006, GB of memory 0.003, GB of the first disk 0.0001, GB of a
 * further disk 0.0001, GB of a snapshot 0.000025, floating IP 0.004 assigned and 0.005 unassigned. VAT is 24 %.
 */
const START = Date.UTC(2026, 2, 1);
const as = { as: 'new' };
const location = 'tll';

let test: TestSandbox;
let clock: jest.SpyInstance<number, []>;
beforeEach(async () => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(START);
  test = await startSandbox();
  await test.control('POST', 'clock', { advance_seconds: 0 });
});
afterEach(() => clock.mockRestore());

/** The site's clock shows a day of March and a time then; days after the 31st are in April. */
function until(day: number, time: string): void {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  clock.mockReturnValue(START + ((day - 1) * 24 + hours) * 3_600_000 + minutes * 60_000);
}

const newAccount = async (): Promise<number> =>
  (
    await test.call(
      'createBillingAccount',
      { email: 'nora@example.com', customer_phone: '+372 5555 0100', customer_name: 'Nora', country: 'EE' },
      as,
    )
  ).id;

type Line = readonly [what: string, hours: number, price: number, cost: number];

const usageOf = async (billing_account_id: number): Promise<Line[]> =>
  (await test.call('listUsage', { billing_account_id }, as)).map((row) => [
    row.uptime_types[0] ?? row.description?.split(', ')[1] ?? '',
    row.hours ?? 0,
    row.price ?? 0,
    row.cost,
  ]);

const marchOf = async (billing_account_id: number) => {
  const invoices = await test.call('listInvoices', { billing_account_id }, as);
  const march = invoices.find((invoice) => invoice.type === 'cloud_services' && invoice.id !== 'current');
  const records = (march?.records_list ?? []).filter((row) => !row.is_technical);
  const lines = records.map((row): Line => [
    row.descr || (row.name?.split(', ')[1] ?? ''),
    row.qty ?? 0,
    row.item_price ?? 0,
    row.amount ?? 0,
  ]);
  return { lines, totals: march?.totals };
};

const inOrder = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => a[0].localeCompare(b[0]) || a[2] - b[2] || a[1] - b[1]);

it('bills five snapshots in an hour beside one hour of their machine', async () => {
  const billing_account_id = await newAccount();
  until(10, '10:00');
  const order = { ...vmOrder, billing_account_id, disks: 40, reserve_public_ip: false };
  const { uuid } = await test.call('createVm', order, as);
  for (const time of ['10:01', '10:02', '10:03', '10:04', '10:05']) {
    until(10, time);
    await test.call('createVmReplica', { location, uuid }, as);
  }
  expect(await usageOf(billing_account_id)).toEqual([
    ['main', 1, 0.022, 0.022],
    ...Array.from({ length: 5 }, () => ['snapshot', 1, 0.001, 0.001]),
  ]);
});

it('bills a month as it is worked out by hand', async () => {
  const first = await newAccount();
  const second = await newAccount();
  until(10, '10:00');
  const { uuid } = await test.call('createVm', { ...vmOrder, billing_account_id: first, disks: 20 }, as);
  const vm = { location, uuid };
  const [ip] = await test.call('listIpAddresses', { location }, as);
  const address = { location, address: ip?.address ?? '' };
  for (const time of ['10:01', '10:02', '10:03', '10:04', '10:05']) {
    until(10, time);
    await test.call('createVmReplica', vm, as);
  }
  until(10, '10:20');
  await test.call('stopVm', vm, as);
  until(10, '10:25');
  await test.call('updateVm', { ...vm, vcpu: 4, ram: 4096 }, as);
  until(10, '10:30');
  const disk = await test.call('addVmDisk', { ...vm, size_gb: 50 }, as);
  until(10, '12:10');
  await test.call('updateVm', { ...vm, vcpu: 1, ram: 1024 }, as);
  until(10, '12:40');
  const [primary] = (await test.call('getVm', vm, as)).storage;
  await test.call('deleteVmReplica', { location, replica_uuid: primary?.replica?.at(-1)?.uuid ?? '' }, as);
  until(10, '13:30');
  await test.call('unassignIpAddress', address, as);
  until(10, '13:45');
  await test.call('assignIpAddress', { ...address, vm_uuid: uuid }, as);
  until(10, '15:15');
  await test.call('resizeVmDisk', { ...vm, disk_uuid: disk.uuid, size_gb: 80 }, as);
  until(10, '18:00');
  await test.call('deleteVmDisk', { ...vm, storage_uuid: disk.uuid }, as);
  until(20, '08:20');
  await test.call('moveVmBilling', { ...vm, billing_account_id: second }, as);
  until(32, '00:30');

  const ofFirst: Line[] = [
    // 10:00 to 13:00, as the larger machine that it became in the first of these hours and was in the last one.
    ['main', 3, 0.038, 0.114],
    // From 13:00 to 09:00 on the 20th: 9 days and 20 hours.
    ['main', 236, 0.011, 2.596],
    // The fifth, begun at 10:05, 11:05 and 12:05; the others from 10:01 ... 10:04 to 08:01 ... 08:04 on the 20th.
    ['snapshot', 3, 0.0005, 0.0015],
    ...Array.from({ length: 4 }, (): Line => ['snapshot', 239, 0.0005, 0.1195]),
    // 10:30 to 14:30, then to 18:00 with 80 GB.
    ['block', 4, 0.005, 0.02],
    ['block', 4, 0.008, 0.032],
    // Assigned but from 13:30 to 13:45; from 14:00 on to the end of the month: 21 days and 10 hours.
    ['assigned', 3, 0.004, 0.012],
    ['not assigned', 1, 0.005, 0.005],
    ['assigned', 514, 0.004, 2.056],
  ];
  const ofSecond: Line[] = [
    // From 09:00 (09:01 ... 09:04) on the 20th: 11 days and 15 hours.
    ['main', 279, 0.011, 3.069],
    ...Array.from({ length: 4 }, (): Line => ['snapshot', 279, 0.0005, 0.1395]),
  ];
  const [march, marchOfSecond] = [await marchOf(first), await marchOf(second)];
  expect(inOrder(march.lines)).toEqual(inOrder(ofFirst));
  expect(march.totals).toMatchObject({ subtotal: 5.31, vat_tax: 1.27, total: 6.58 });
  expect(inOrder(marchOfSecond.lines)).toEqual(inOrder(ofSecond));
  expect(marchOfSecond.totals).toMatchObject({ subtotal: 3.63, vat_tax: 0.87, total: 4.5 });
  // The hours that began in March are not billed again in April: at 00:30 each part is in its first hour.
  expect(await usageOf(second)).toEqual([
    ['main', 1, 0.011, 0.011],
    ...Array.from({ length: 4 }, () => ['snapshot', 1, 0.0005, 0.0005]),
  ]);
});
