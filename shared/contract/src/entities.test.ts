/** @jest-environment node */
import * as v from 'valibot';
import { AccessDelegation } from './access-delegation';
import { BillingAccount } from './billing-account';
import { Bucket, S3Key } from './bucket';
import { Card } from './card';
import { CreditEntry } from './credit';
import { HostPool } from './host-pool';
import { Impersonation, ImpersonationList } from './impersonation';
import { Invoice, InvoiceRecord } from './invoice';
import { IpAddress } from './ip-address';
import { LoadBalancer } from './load-balancer';
import { MetalLease, MetalMachine, MetalSpec } from './metal';
import { Network } from './network';
import { ManagedService, ServiceImage } from './service';
import { Token } from './token';
import { UsageEntry } from './usage';
import { User } from './user';
import { Vm, VmReplica, VmStorage } from './vm';
import { VmImage } from './vm-image';
import { VmParameter } from './vm-parameter';

/** What a row cannot be shown without. Everything else may be missing, null, or joined by keys that are new. */
const least = {
  Vm: [Vm, { uuid: 'u', name: 'web', status: 'running', vcpu: 1, memory: 1024 }],
  VmStorage: [VmStorage, { uuid: 'u', size: 20 }],
  VmReplica: [VmReplica, { uuid: 'u', type: 'backup' }],
  VmImage: [VmImage, { os_name: 'ubuntu', display_name: 'Ubuntu', versions: [] }],
  VmParameter: [VmParameter, { parameter: 'vcpu' }],
  HostPool: [HostPool, { uuid: 'u', name: 'pool' }],
  Network: [Network, { uuid: 'u', name: 'lan' }],
  IpAddress: [IpAddress, { uuid: 'u', address: '203.0.113.7', type: 'public' }],
  LoadBalancer: [LoadBalancer, { uuid: 'u' }],
  ManagedService: [ManagedService, { uuid: 'u', service: 'mariadb' }],
  ServiceImage: [ServiceImage, { service_name: 'mariadb', display_name: 'MariaDB' }],
  Bucket: [Bucket, { name: 'dumps' }],
  S3Key: [S3Key, { accessKey: 'a', secretKey: 's' }],
  MetalLease: [MetalLease, { uuid: 'u', display_name: 'db', status: 'in_use' }],
  MetalSpec: [MetalSpec, { uuid: 'u', title: 'EPYC' }],
  MetalMachine: [MetalMachine, { uuid: 'u' }],
  BillingAccount: [BillingAccount, { id: 7 }],
  Card: [Card, { id: 7 }],
  Invoice: [Invoice, { id: 'current', status: 0 }],
  InvoiceRecord: [InvoiceRecord, {}],
  CreditEntry: [CreditEntry, { id: 7, amount: -1.5 }],
  UsageEntry: [UsageEntry, { billing_account_id: 7, cost: 1.5 }],
  Token: [Token, { id: 7 }],
  AccessDelegation: [AccessDelegation, { id: 7 }],
  Impersonation: [Impersonation, { uuid: 'u', access_owner: 'a@example.com' }],
  User: [User, { id: 7, name: 'a@example.com', profile_data: { id: 1, user_id: 7 } }],
} satisfies Record<string, [schema: v.GenericSchema & { entries: object }, row: object]>;

describe.each(Object.entries(least))('%s', (_name, [schema, row]) => {
  const optional = Object.keys(schema.entries).filter((key) => !(key in row));
  const parses = (value: unknown): boolean => v.safeParse(schema, value).success;

  it('is read with nothing but what identifies it', () => {
    expect(v.safeParse(schema, row).issues).toBeUndefined();
  });

  it('is read with all the rest set to null', () => {
    const nulls = Object.fromEntries(optional.map((key) => [key, null]));
    expect(v.safeParse(schema, { ...nulls, ...row }).issues).toBeUndefined();
  });

  it('is read with keys that are new, and leaves them out', () => {
    const result = v.safeParse(schema, { ...row, brand_new: { deep: [1] } });
    expect(result.success).toBe(true);
    expect(result.output).not.toHaveProperty('brand_new');
  });

  it('is refused without what identifies it', () => {
    for (const key of Object.keys(row)) {
      expect([key, parses({ ...row, [key]: undefined })]).toEqual([key, false]);
    }
  });
});

it('lists that are null or missing come out empty', () => {
  expect(v.parse(Network, { uuid: 'u', name: 'lan', vm_uuids: null }).vm_uuids).toEqual([]);
  expect(v.parse(LoadBalancer, { uuid: 'u', targets: null })).toMatchObject({ targets: [], forwarding_rules: [] });
});

it('words that are new are kept', () => {
  expect(v.parse(Vm, { ...least.Vm[1], status: 'migrating' }).status).toBe('migrating');
  expect(v.parse(ManagedService, { uuid: 'u', service: 'redis' }).service).toBe('redis');
});

it('numbers that come as text are numbers', () => {
  expect(v.parse(Vm, { ...least.Vm[1], memory: '2048', billing_account: '7' })).toMatchObject({
    memory: 2048,
    billing_account: 7,
  });
  expect(v.parse(CreditEntry, { id: 7, amount: '-12.50' }).amount).toBe(-12.5);
});

it.each([
  [true, true],
  [1, true],
  ['true', true],
  [false, false],
  [0, false],
  ['', false],
])('a token whose restricted is %j is so: %s', (restricted, expected) =>
  expect(v.parse(Token, { id: 7, restricted }).restricted).toBe(expected),
);

it('JSON comes as a text, or as it is', () => {
  const facts = { brand: 'visa' };
  expect(v.parse(Card, { id: 7, additional_data: facts }).additional_data).toEqual(facts);
  const invoice = { id: 7, status: 10, account_snapshot: facts, transaction_list: [{ additional_data: facts }] };
  expect(v.parse(Invoice, invoice)).toMatchObject(invoice);
});

it('invitations come as a list or by uuid', () => {
  const row = { uuid: 'u', access_owner: 'a@example.com' };
  expect(v.parse(ImpersonationList, [row])).toEqual([row]);
  expect(v.parse(ImpersonationList, { u: row })).toEqual([row]);
  expect(v.parse(ImpersonationList, {})).toEqual([]);
});

it('a service answers for both of its kinds', () => {
  const kubernetes = { cluster_name: 'k', spec: { nodes: 3 }, status: 'ready' };
  expect(
    v.parse(ManagedService, { uuid: 'u', service: 'kubernetes', properties: kubernetes }).properties,
  ).toMatchObject(kubernetes);
  const database = { service_ip: '10.0.0.5', sql_user: 'wadmin', port: '5432', location: 'tll' };
  expect(v.parse(ManagedService, { uuid: 'u', service: 'postgresql', properties: database }).properties).toMatchObject({
    port: 5432,
  });
});
