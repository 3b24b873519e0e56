import * as v from 'valibot';
import type { ClientRequest, Client } from './http-client';

/** What somebody who works with the console makes their browser ask; the shares add up to 100. */
const shares = [
  ['list machines', 34],
  ['list addresses', 14],
  ['list networks', 8],
  ['user', 8],
  ['list accounts', 8],
  ['usage', 4],
  ['list services', 4],
  ['list buckets', 4],
  ['list tokens', 4],
  ['rename a machine', 4],
  ['change the profile', 4],
  ['create an address and delete it', 3],
  ['create a machine and delete it', 1],
] as const;

type Share = (typeof shares)[number][0];

const SLUGS = ['jhv', 'tll', 'trtu'];
const Rows = v.array(v.object({ uuid: v.string() }));
const Accounts = v.array(v.object({ id: v.number() }));
const Machine = v.object({ uuid: v.string() });
const Address = v.object({ address: v.string() });

/** What the writes need to know of the customer. */
export interface Customer {
  readonly account: string;
  readonly machines: readonly string[];
}

export async function readCustomer(client: Client): Promise<Customer> {
  const list = await client.send({ method: 'GET', path: '/jhv/user-resource/vm/list' });
  const accounts = await client.send({ method: 'GET', path: '/payment/billing_account/list' });
  const [account] = v.parse(Accounts, JSON.parse(accounts.text));
  return { account: String(account?.id), machines: v.parse(Rows, JSON.parse(list.text)).map(({ uuid }) => uuid) };
}

/** The same numbers for every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
}

function shareOf(number: number): Share {
  let left = number * 100;
  for (const [share, percent] of shares) {
    left -= percent;
    if (left < 0) return share;
  }
  return 'list machines';
}

const pick = (values: readonly string[], number: number): string => values[Math.floor(number * values.length)] ?? '';

type Send = (request: ClientRequest) => Promise<string>;

async function addressAndBack(send: Send, { account }: Customer, slug: string): Promise<void> {
  const path = `/${slug}/network/ip_addresses`;
  const made = await send({ method: 'POST', path, form: { billing_account_id: account, name: 'bench' } });
  const { address } = v.parse(Address, JSON.parse(made));
  await send({ method: 'DELETE', path: `${path}/${address}` });
}

async function machineAndBack(send: Send, { account }: Customer, slug: string): Promise<void> {
  const path = `/${slug}/user-resource/vm`;
  const form = {
    name: 'bench-01',
    os_name: 'ubuntu',
    os_version: '24.04-lts',
    username: 'bench',
    password: 'Sandbox-2026',
    vcpu: '1',
    ram: '1024',
    disks: '20',
    reserve_public_ip: 'false',
    billing_account_id: account,
  };
  const { uuid } = v.parse(Machine, JSON.parse(await send({ method: 'POST', path, form })));
  await send({ method: 'DELETE', path, form: { uuid } });
}

/** Makes the next call of the mix, or the two of a pair. */
export async function nextCall(send: Send, customer: Customer, number: () => number): Promise<void> {
  const share = shareOf(number());
  const slug = pick(SLUGS, number());
  const get = (path: string): Promise<string> => send({ method: 'GET', path });
  if (share === 'create an address and delete it') return addressAndBack(send, customer, slug);
  if (share === 'create a machine and delete it') return machineAndBack(send, customer, slug);
  const requests: Record<Exclude<Share, `create ${string}`>, () => Promise<string>> = {
    'list machines': () => get(`/${slug}/user-resource/vm/list`),
    'list addresses': () => get(`/${slug}/network/ip_addresses`),
    'list networks': () => get(`/${slug}/network/networks`),
    user: () => get('/user-resource/user'),
    'list accounts': () => get('/payment/billing_account/list'),
    usage: () => get(`/charging/usage?billing_account_id=${customer.account}`),
    'list services': () => get('/user-resource/service/packages'),
    'list buckets': () => get('/storage/bucket/list'),
    'list tokens': () => get('/user-resource/token/list'),
    'rename a machine': () =>
      send({
        method: 'PATCH',
        path: '/jhv/user-resource/vm',
        form: { uuid: pick(customer.machines, number()), name: `bench-${Math.floor(number() * 1e6)}` },
      }),
    'change the profile': () =>
      send({
        method: 'PATCH',
        path: '/user-resource/user/profile',
        form: { first_name: `Kadri ${Math.floor(number() * 1e6)}` },
      }),
  };
  await requests[share]();
  return undefined;
}
