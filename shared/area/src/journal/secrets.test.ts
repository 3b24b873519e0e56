import fc from 'fast-check';
import { endpoints } from '@console/contract/endpoints';
import { answerDetails, detailsOf } from './details';
import { answerSubjects, subjectsOf } from './subjects';

const SECRET = 'S3CR3T';
const SECRET_NAMES = [
  'password',
  'token',
  'session_id',
  'public_key',
  'public_keys',
  'cloud_init',
  'client_secret',
  'secretKey',
  'kong_key',
  'charge_id',
  'campaign_code',
  'params',
  'document',
  'personal_id_number',
  'phone_number',
];

it('keeps no secret, whatever a call is given and answers', () => {
  const secrets = fc.record(
    Object.fromEntries(SECRET_NAMES.map((name) => [name, fc.constantFrom(SECRET, [SECRET], { inner: SECRET })])),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(endpoints)), secrets, (name, bag) => {
      const kept = [
        subjectsOf(name, bag),
        answerSubjects(name, bag),
        detailsOf(bag),
        answerDetails([bag]),
        answerDetails(bag),
      ];
      expect(JSON.stringify(kept)).not.toContain(SECRET);
    }),
  );
});

const UUID = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
const OTHER = '3f2504e0-4f89-11d3-9a0c-0305e82c3302';

it.each([
  ['startVm', { location: 'tll', uuid: UUID }, [UUID]],
  ['assignIpAddress', { location: 'tll', address: '203.0.113.87', vm_uuid: UUID }, ['203.0.113.87', UUID]],
  ['addLoadBalancerTarget', { uuid: UUID, target_uuid: OTHER, target_type: 'vm' }, [UUID, OTHER]],
  ['deleteVmReplica', { location: 'tll', replica_uuid: `${UUID}20261121010000` }, [`${UUID}20261121010000`, UUID]],
  ['deleteBucket', { name: 'photos' }, ['photos']],
  ['createVm', { location: 'tll', name: 'web', billing_account_id: 7, network_uuid: '' }, ['billing_account_id:7']],
  ['moveLoadBalancer', { uuid: UUID, set_id: 7 }, [UUID, 'billing_account_id:7']],
  ['deleteAccessDelegation', { id: 4 }, ['delegation_id:4']],
  ['deleteToken', { token_id: 4 }, ['token_id:4']],
] as const)('%s is about what its parameters name', (name, params, subjects) => {
  expect(subjectsOf(name, params)).toEqual(subjects);
});

it('a thing that was made is known by the answer', () => {
  expect(answerSubjects('createVm', { uuid: UUID, network_uuid: OTHER, id: 3 })).toEqual([UUID]);
  expect(answerSubjects('createIpAddress', { uuid: UUID, address: '203.0.113.87' })).toEqual([UUID, '203.0.113.87']);
  expect(answerSubjects('createBillingAccount', { id: 7 })).toEqual(['billing_account_id:7']);
  for (const nothing of [undefined, null, true, 'done', [{ uuid: UUID }]])
    expect(answerSubjects('x', nothing)).toEqual([]);
});

it('cuts what is long, and takes no objects', () => {
  expect(detailsOf({ name: 'n'.repeat(500), vcpu: 2, force: false, username: { deep: 1 }, other: 'x' })).toEqual({
    name: 'n'.repeat(120),
    vcpu: 2,
    force: false,
  });
});
