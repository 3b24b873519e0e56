/** @jest-environment node */
import { breadcrumbs } from './breadcrumbs';
import { resourceKinds, type ResourceKind } from './kinds';
import { createPath, paths } from './paths';

const uuid = '5b1d0c3e-0000-4000-8000-000000000001';

/** Each screen with sample parameters. The type makes a new path of the builder fail here until it is sampled. */
const samples: Record<keyof typeof paths, string> = {
  home: paths.home(),
  activity: paths.activity(),
  labels: paths.labels(),
  compute: paths.compute(),
  vmCreate: paths.vmCreate({ typeId: 'app_catalog', osName: 'wordpress', osVersion: '6.5 LTS' }),
  vm: paths.vm({ location: 'tll', vmId: uuid }),
  metal: paths.metal(),
  metalCreate: paths.metalCreate(),
  metalLease: paths.metalLease({ uuid }),
  networks: paths.networks(),
  networkCreate: paths.networkCreate({ type: 'load_balancer' }),
  network: paths.network({ location: 'tll', uuid }),
  loadBalancers: paths.loadBalancers(),
  loadBalancer: paths.loadBalancer({ location: 'jhv', uuid }),
  ipAddresses: paths.ipAddresses(),
  ipAddress: paths.ipAddress({ location: 'trtu', uuid }),
  services: paths.services(),
  serviceCreate: paths.serviceCreate({ osName: 'mariadb', osVersion: '10.11' }),
  service: paths.service({ location: 'jkt01', serviceId: uuid }),
  storage: paths.storage(),
  bucketCreate: paths.bucketCreate(),
  bucket: paths.bucket({ storageName: 'nightly-dumps' }),
  storageKeys: paths.storageKeys(),
  billing: paths.billing(),
  billingCreate: paths.billingCreate(),
  cardAdd: paths.cardAdd({ id: 117_003 }),
  billingAccount: paths.billingAccount({ id: 117_003 }),
  billingAccountEdit: paths.billingAccountEdit({ id: 117_003 }),
  spending: paths.spending({ id: 117_003, resource: 'vm 1' }),
  topUp: paths.topUp({ id: 117_003 }),
  invoice: paths.invoice({ account: 117_003, id: 2044 }),
  tokens: paths.tokens(),
  accessCreate: paths.accessCreate({ type: 'api_token' }),
  token: paths.token({ id: 12 }),
  delegations: paths.delegations(),
  delegation: paths.delegation({ id: 34 }),
  profile: paths.profile(),
  authCallback: paths.authCallback(),
  paymentReturn: paths.paymentReturn(),
  referral: paths.referral({ code: 'a1b2c3' }),
};

it('every screen has its address', () => {
  expect(samples).toMatchSnapshot();
});

it('every address has its breadcrumbs', () => {
  const chains = Object.values(samples).map((path) => [
    path,
    breadcrumbs(path).map(({ text, to }) => (to ? `${text} (${to})` : text)),
  ]);
  expect(Object.fromEntries(chains)).toMatchSnapshot();
});

it('every kind has its create screen', () => {
  const kinds = Object.keys(resourceKinds) as ResourceKind[];
  expect(Object.fromEntries(kinds.map((kind) => [kind, createPath(kind) ?? 'none']))).toMatchSnapshot();
});

describe('deep links', () => {
  it('leave out what is not given', () => {
    expect(paths.vmCreate()).toBe('/compute/create');
    expect(paths.vmCreate({ osName: 'ubuntu' })).toBe('/compute/create?osName=ubuntu');
    expect(paths.vmCreate({ location: 'tll', sourceVm: 'vm-1', sourceReplica: 'disk-12026-01-02' })).toBe(
      '/compute/create?location=tll&sourceVm=vm-1&sourceReplica=disk-12026-01-02',
    );
    expect(paths.serviceCreate({})).toBe('/services/create');
  });
});

it('escapes identifiers', () => {
  expect(paths.bucket({ storageName: 'a/b?c#d' })).toBe('/storage/bucket/a%2Fb%3Fc%23d');
});

describe('breadcrumbs', () => {
  it('end with the own name of what is shown', () => {
    expect(breadcrumbs(paths.vm({ location: 'tll', vmId: uuid }), 'web-01').at(-1)).toEqual({ text: 'web-01' });
    expect(breadcrumbs(paths.billingAccountEdit({ id: 1 }), 'Default account').map(({ text }) => text)).toEqual([
      'Billing',
      'Default account',
      'Edit',
    ]);
  });

  it('give the identifier back as it was written', () => {
    expect(breadcrumbs(paths.bucket({ storageName: 'a/b' })).at(-1)).toEqual({ text: 'a/b' });
  });

  it('do not look at search and hash', () => {
    expect(breadcrumbs('/compute?status=running#top')).toEqual(breadcrumbs('/compute'));
  });

  it.each([
    '/nowhere',
    '/network/constructor',
    '/access/toString',
    '/access/create/constructor',
    '/storage/bucket/%E0%A4%A',
  ])('of an address that nobody made do no harm: %s', (path) => {
    for (const crumb of breadcrumbs(path)) expect(typeof crumb.text).toBe('string');
  });
});
