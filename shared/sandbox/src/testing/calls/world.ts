import { call as callEndpoint, configureApi, signIn } from '@console/api';
import type { ResponseOf, ParamsOf } from '@console/contract/endpoint';
import { type EndpointName, endpoints, type Endpoints } from '@console/contract/endpoints';
import type { TestSandbox } from '../client';
import { MAIN, SECOND, serviceOrder, smallVmOrder } from '../orders';

export { MAIN, SECOND };
export const ORIGIN = 'http://localhost:8140';
export const TLL = { location: 'tll' };

/** The first of a list that has to have one. */
export function first<T>(rows: readonly T[], test: (row: T) => boolean = () => true): T {
  const found = rows.find(test);
  if (found === undefined) throw new Error('There is none in the demo');
  return found;
}

/** A sandbox as the client of the console sees it, and what calls need to be made with. */
export function worldOf(test: TestSandbox, problems: string[]) {
  const actAs = (name: string, host = 'localhost'): void => {
    configureApi({
      baseUrl: `http://${host}:8140/api/v1`,
      environment: 'development',
      fetch: (input, init) => test.sandbox.fetch(new Request(input, init)),
      onReport: ({ message, context }) => void problems.push(`${message} ${JSON.stringify(context)}`),
    });
    signIn(name.padEnd(32, '0'));
  };

  const call = <Name extends EndpointName>(
    name: Name,
    params: ParamsOf<Endpoints[Name]>,
  ): Promise<ResponseOf<Endpoints[Name]>> => callEndpoint(endpoints[name], params);

  const machine = async (patch: Partial<typeof smallVmOrder> = {}) => {
    const { uuid } = await call('createVm', { ...smallVmOrder, ...patch });
    return { ...TLL, uuid };
  };

  const card = async (): Promise<number> => {
    const order = { billing_account_id: SECOND, token: 'tok_visa', processor_keyword: 'stripe_creditcard' };
    return (await call('createCard', order)).id;
  };

  const verifiedCard = async (): Promise<number> => {
    const id = await card();
    await call('verifyCard', { payment_object_id: id, front_base_url: `${ORIGIN}/app` });
    return id;
  };

  const delegation = async (name = 'Helpers') =>
    (await call('createAccessDelegation', { billing_account_id: MAIN, name })).id;

  return {
    test,
    order: smallVmOrder,
    actAs,
    call,
    machine,
    /** A machine that something is done with. */
    async busy() {
      for (const location of ['tll', 'jhv', 'trtu']) {
        const found = (await call('listVms', { location })).find(({ status }) => status === 'creating');
        if (found) return { location, uuid: found.uuid, disk_uuid: first(found.storage).uuid, backup: found.backup };
      }
      throw new Error('Nothing is under way in the demo');
    },
    /** Lets a machine begin to stop; it will not be done before the test is. */
    async beginsToStop(vm: { readonly location: string; readonly uuid: string }) {
      await test.control('POST', 'speed', { factor: 1 });
      void call('stopVm', vm).catch(() => undefined);
      while ((await call('getVm', vm)).status === 'running');
    },
    async stopped() {
      const vm = await machine();
      await call('stopVm', vm);
      return vm;
    },
    /** A machine with a second disk and a snapshot of its first. */
    async withCopies() {
      const vm = await machine();
      await call('addVmDisk', { ...vm, size_gb: 20 });
      const disk = await call('createVmReplica', vm);
      const { storage } = await call('getVm', vm);
      const other = first(storage, (row) => row.uuid !== disk.uuid);
      return { vm, disk_uuid: other.uuid, replica_uuid: first(disk.replica).uuid };
    },
    network: async () => (await call('createNetwork', { ...TLL, name: 'spare' })).uuid,
    address: async () => (await call('createIpAddress', { ...TLL, name: '', billing_account_id: MAIN })).address,
    async balancer() {
      const { uuid } = await call('createLoadBalancer', {
        ...TLL,
        display_name: 'front',
        billing_account_id: MAIN,
        rules: [{ source_port: 80, target_port: 8080 }],
      });
      return { ...TLL, uuid };
    },
    async service() {
      const service = await call('createService', serviceOrder);
      const node = first(service.resources, (row) => row.resource_type === 'vm');
      return { uuid: service.uuid, target_uuid: node.resource_id ?? '' };
    },
    async bucket() {
      await call('createBucket', { name: 'made-for-this', billing_account_id: MAIN });
      return 'made-for-this';
    },
    card,
    verifiedCard,
    delegation,
    async token(description = 'here') {
      const rows = await call('createToken', { description, restricted: false });
      return first(rows, (row) => row.description === description).id;
    },
    async invitation(grantee_username = 'colleague@example.com', name?: string) {
      const delegation_id = await delegation(name);
      await call('createDelegatedImpersonation', { delegation_id, grantee_username });
      const made = first(await call('listAccessDelegations', {}), ({ id }) => id === delegation_id);
      return { delegation_id, impersonation_id: first(made.impersonations).uuid };
    },
    async payment() {
      await call('sendLinkData', {
        billing_account_id: MAIN,
        amount: 50,
        processor: 'adyen',
        params: JSON.stringify({ referrer_url: `${ORIGIN}/app/billing` }),
      });
      const list: unknown = await test.control('GET', 'payments');
      const [latest]: unknown[] = Array.isArray(list) ? list : [];
      const has = typeof latest === 'object' && latest !== null && 'identifier' in latest;
      return has ? String(latest.identifier) : '';
    },
  };
}

export type World = ReturnType<typeof worldOf>;
