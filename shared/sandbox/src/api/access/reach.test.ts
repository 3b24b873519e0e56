/** @jest-environment node */
import { buildRequest } from '@console/contract/endpoint';
import { type EndpointName, endpoints } from '@console/contract/endpoints';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { type Change, Recorder, type SeenRow } from '../../testing/recorder';
import { paramsAgainst, SECOND, type Victim, victimOf } from '../../testing/victim';

jest.setTimeout(120_000);

const CUSTOMER = 1001;
const isName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
const names = Object.keys(endpoints).filter(isName);

/** Lists that one may ask for an account out of reach: they are empty then. */
const FILTERS = new Set<EndpointName>(['listVms', 'listIpAddresses', 'listBuckets']);

/** Networks belong to no account: whoever acts for their owner may look at them, and add more. */
const OF_NO_ACCOUNT = new Set<EndpointName>(['getNetwork', 'createNetwork']);

let test: TestSandbox;
let recorder: Recorder;
let victim: Victim;
let secrets: string[];

beforeAll(async () => {
  recorder = new Recorder();
  test = await startSandbox({ persistence: recorder });
  victim = await victimOf(test);
  const texts = [
    ...victim.vms.map(({ uuid }) => uuid),
    ...victim.ips.map(({ address }) => address),
    ...victim.tokens.map(({ token }) => token ?? ''),
    ...victim.delegation.impersonations.map(({ uuid }) => uuid),
    victim.balancer.uuid,
    victim.lease.uuid,
    victim.service.uuid,
    victim.bucket.name,
    victim.card.identifier ?? '',
    victim.s3Key.secretKey ?? '',
  ];
  secrets = texts.filter((text) => text.length > 4);
});

async function attack(name: EndpointName, key: string) {
  const { named, params } = paramsAgainst(name, victim);
  const { method, url, body, contentType } = buildRequest(endpoints[name], params);
  const headers = { apikey: key, ...(contentType ? { 'content-type': contentType } : {}) };
  recorder.take();
  const response = await test.fetchFrom(`/api/v1${url}`, { method, headers, ...(body === undefined ? {} : { body }) });
  const sent = decodeURIComponent(url) + decodeURIComponent(body ?? '');
  const text = await response.text();
  return {
    named,
    status: response.status,
    text,
    isEmptyList: text === '[]',
    leaked: secrets.filter((secret) => text.includes(secret) && !sent.includes(secret)),
    changes: recorder.take(),
  };
}

const ownerOf = (row: SeenRow | undefined) => row?.['user_id'];
const accountOf = (row: SeenRow | undefined) => row?.['account_id'];
const isOf = (change: Change, fits: (row: SeenRow | undefined) => boolean): boolean =>
  (change.before !== undefined && fits(change.before)) || (change.after !== undefined && fits(change.after));

/** What is new and belongs to no account takes nothing from any. */
const isNewOfNone = ({ collection, before, after }: Change): boolean =>
  before === undefined && !accountOf(after) && (collection === 'networks' || collection === 'payments');

/** What the customer has beside the second account: every row of it must stay as it is. */
const isBesideSecond = (row: SeenRow | undefined): boolean =>
  ownerOf(row) === CUSTOMER && accountOf(row) !== SECOND && row?.['id'] !== String(SECOND);

async function keyOfToken(): Promise<string> {
  const made = await test.call('createToken', { description: 'bound', billing_account_id: SECOND, restricted: true });
  return made.at(-1)?.token ?? '';
}

async function keyOfDelegate(): Promise<string> {
  const delegation = await test.call('createAccessDelegation', { billing_account_id: SECOND, name: 'Reach' });
  const grantee_username = 'colleague@example.com';
  const { uuid } = await test.call('createDelegatedImpersonation', { delegation_id: delegation.id, grantee_username });
  await test.call('acceptImpersonation', { uuid }, { as: 'colleague' });
  return (await test.call('startImpersonation', { uuid }, { as: 'colleague' })).token;
}

const attackers: readonly [string, () => Promise<string>, (row: SeenRow | undefined) => boolean][] = [
  ['a stranger', async () => 'new'.padEnd(32, '0'), (row) => ownerOf(row) === CUSTOMER],
  ['a token of another account', keyOfToken, isBesideSecond],
  ['somebody who acts for another account', keyOfDelegate, isBesideSecond],
];

describe.each(attackers)('%s', (_, keyOf, isProtected) => {
  let key = '';
  beforeAll(async () => {
    key = await keyOf();
  });

  it.each(names)('%s', async (name) => {
    const { named, status, isEmptyList, leaked, changes, text } = await attack(name, key);
    const touched = changes.filter(
      (change) => isOf(change, isProtected) && !(isProtected === isBesideSecond && isNewOfNone(change)),
    );
    expect({ leaked, touched }).toEqual({ leaked: [], touched: [] });
    expect(text).not.toContain('Internal server error');
    const mayPass = named.length === 0 || (FILTERS.has(name) && isEmptyList) || OF_NO_ACCOUNT.has(name);
    if (!mayPass) expect(status).toBeGreaterThanOrEqual(400);
  });
});

it('is a test that can fail: the owner gets through with most of the same calls', async () => {
  const own = await startSandbox();
  const mine = await victimOf(own);
  const isLast = (name: EndpointName): boolean => /^(delete|stop|moveVm|remove|unassign)/.test(name);
  const passed: EndpointName[] = [];
  for (const name of [...names.filter((row) => !isLast(row)), ...names.filter(isLast)]) {
    const { method, url, body, contentType } = buildRequest(endpoints[name], paramsAgainst(name, mine).params);
    const headers = { apikey: 'customer'.padEnd(32, '0'), ...(contentType ? { 'content-type': contentType } : {}) };
    const response = await own.fetchFrom(`/api/v1${url}`, { method, headers, ...(body === undefined ? {} : { body }) });
    if (response.status < 300) passed.push(name);
  }
  expect(passed.length).toBeGreaterThan(80);
});
