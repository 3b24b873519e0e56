import type { TestSandbox } from '../../testing/client';
import { MAIN } from '../../testing/orders';

const machine = async (test: TestSandbox, status = 'running') =>
  (await test.call('listVms', { location: 'tll' })).find((row) => row.status === status)?.uuid ?? '';
const stopped = async (test: TestSandbox) => {
  const known = await machine(test, 'stopped');
  if (known) return known;
  const uuid = await machine(test);
  await test.call('stopVm', { location: 'tll', uuid });
  return uuid;
};
const freeIp = async (test: TestSandbox) =>
  (await test.call('createIpAddress', { location: 'tll', billing_account_id: MAIN })).address;
const firstCard = async (test: TestSandbox) => (await test.call('listCards', { billing_account_id: MAIN }))[0]?.id;
const firstInvoice = async (test: TestSandbox) =>
  (await test.call('listInvoices', { billing_account_id: MAIN })).find((row) => row.id !== 'current')?.id;

export interface Example {
  /** What the request says; values of the path among it. */
  readonly says?: (test: TestSandbox) => Promise<Record<string, unknown>>;
  readonly gets: unknown;
}

const some = expect.any;
const vm = (uuid = expect.any(String)) => expect.objectContaining({ uuid, status: some(String), storage: some(Array) });

/** A request for each row of the table by its method and path, and what has to come back. */
export const examples: Readonly<Record<string, Example>> = {
  'GET /config/vm_images/plain_os': {
    gets: expect.arrayContaining([expect.objectContaining({ os_name: 'ubuntu', is_app_catalog: false })]),
  },
  'GET /config/vm_images/app_catalog': {
    gets: expect.arrayContaining([expect.objectContaining({ os_name: 'wordpress', is_app_catalog: true })]),
  },
  'GET /config/boot_images': {
    gets: expect.arrayContaining([expect.objectContaining({ image_name: some(String), is_published: true })]),
  },
  'POST /user-resource/vm/boot_iso_media': {
    says: async (test) => ({ uuid: await stopped(test), boot_image_repository: 'platform' }),
    gets: vm(),
  },
  'GET /pricing/policy': {
    gets: {
      policy: expect.arrayContaining([
        expect.objectContaining({ resourceType: 'CPU', numCpus: 1, price: 0.006 }),
        expect.objectContaining({ resourceType: 'RAM', megsRam: 512, price: 0.0015 }),
        expect.objectContaining({ resourceType: 'LICENSE', serviceNameInUptime: 'windows' }),
      ]),
    },
  },
  'GET /user-resource/billing_resources': {
    says: async () => ({ id: MAIN }),
    gets: expect.arrayContaining([expect.objectContaining({ billing_account: MAIN })]),
  },
  'GET /user-resource/resource_billing': {
    says: async (test) => ({ uuid: await machine(test) }),
    gets: { uuid: some(String), billing_account_id: some(Number) },
  },
  'GET /user-resource/vm/ip': { says: async (test) => ({ uuid: await machine(test) }), gets: some(Array) },
  'POST /user-resource/vm/ip/public': { says: async (test) => ({ uuid: await machine(test) }), gets: vm() },
  'DELETE /user-resource/vm/ip/public': {
    says: async (test) => {
      const assigned = (await test.call('listIpAddresses', { location: 'tll' })).find(
        (row) => row.assigned_to_resource_type === 'virtual_machine',
      );
      return { uuid: assigned?.assigned_to };
    },
    gets: vm(),
  },
  'GET /storage/disks': { gets: some(Array) },
  'GET /network/firewalls': { gets: [] },
  'GET /user-resource/ssh_keys': { gets: [] },
  'GET /container/groups': { gets: [] },
  'POST /network/ip_addresses/': {
    says: async () => ({ billing_account_id: MAIN, name: 'edge' }),
    gets: expect.objectContaining({ address: some(String), name: 'edge' }),
  },
  'DELETE /ip_addresses/{address}': {
    says: async (test) => ({ address: await freeIp(test) }),
    gets: expect.anything(),
  },
  'PATCH /network/load_balancers/{uuid}/billing_account': {
    says: async (test) => ({
      uuid: (await test.call('listLoadBalancers', { location: 'tll' }))[0]?.uuid,
      set_id: 1_048_002,
    }),
    gets: expect.objectContaining({ billing_account_id: 1_048_002 }),
  },
  'GET /user-resource/service/package/{uuid}': {
    says: async (test) => ({ uuid: (await test.call('listServices', {}))[0]?.uuid }),
    gets: expect.objectContaining({ status: 'active', is_deleted: false }),
  },
  'GET /payment/billing_account': {
    says: async () => ({ billing_account_id: MAIN }),
    gets: expect.objectContaining({ id: MAIN, running_totals: expect.anything() }),
  },
  'GET /payment/billing_account/unpaid_amount': {
    says: async () => ({ billing_account_id: MAIN }),
    gets: { message: some(Number) },
  },
  'GET /payment/card': {
    says: async (test) => ({ payment_object_id: await firstCard(test) }),
    gets: expect.objectContaining({ billing_account_id: MAIN, valid_thru: some(Number) }),
  },
  'GET /payment/invoice': {
    says: async (test) => ({ invoice_id: await firstInvoice(test) }),
    gets: expect.objectContaining({ billing_account_id: MAIN, totals: expect.anything() }),
  },
  'POST /credit/buy': {
    says: async (test) => ({ billing_account_id: MAIN, payment_object_id: await firstCard(test), amount: 50 }),
    gets: expect.objectContaining({ success: some(Boolean) }),
  },
  'POST /payment/pay_all': {
    says: async () => ({ billing_account_id: MAIN }),
    gets: { success: some(Boolean), message: some(String) },
  },
  'POST /payment/pay_amount': {
    says: async () => ({ billing_account_id: MAIN, amount: '10.5' }),
    gets: { amount_left: 10.5, amount_used: 0, error_log: '', message: some(String), paid_invoices: [], success: true },
  },
  'POST /payment/credit/request_invoice': {
    says: async () => ({ billing_account_id: MAIN, amount: 100 }),
    gets: { success: true },
  },
  'POST /credit/request_invoice': {
    says: async () => ({ billing_account_id: MAIN, amount: 100 }),
    gets: { success: true },
  },
  'GET /payment/has_active_campaigns': { gets: { success: true } },
};
