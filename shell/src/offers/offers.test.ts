import { provideTestSite } from '@console/area/testing';
import { createPath, paths } from '@console/contract/paths';
import { resourceKinds, type ResourceKind } from '@console/contract/kinds';
import { switchedOffAt } from './offers';

const everything = { vmAppsEnabled: true, referralCodeEnabled: true } as const;
const kinds = Object.keys(resourceKinds).filter((name): name is ResourceKind => Object.hasOwn(resourceKinds, name));
const located = { location: 'tll', uuid: '1' };

it('knows the create screen of every kind that a site can switch off', () => {
  for (const kind of kinds) {
    const path = createPath(kind);
    const facts = resourceKinds[kind];
    if (path === undefined || !('feature' in facts)) continue;
    expect(switchedOffAt(path, provideTestSite(everything).config)).toBeUndefined();
    expect([kind, switchedOffAt(path, provideTestSite({ ...everything, [facts.feature]: false }).config)]).toEqual([
      kind,
      expect.any(String),
    ]);
  }
});

it('says what an address would show, by its longest prefix on whole segments', () => {
  const { config } = provideTestSite({ privateNetworksEnabled: false, storageEnabled: false });
  const at = (path: string) => switchedOffAt(path, config);
  expect([paths.network(located), '/network/vpc', '/network/create/vpc'].map(at)).toEqual([
    'networks',
    'networks',
    'networks',
  ]);
  expect(['/network', '/network/load_balancer', '/network/nothing', '/storages', '/', '/billing'].map(at)).toEqual(
    Array.from({ length: 6 }),
  );
  expect(['/storage/keys', '/referral/abc'].map(at)).toEqual(['storage', 'referral']);
});

it('takes Network as a whole where nothing of it is offered', () => {
  const { config } = provideTestSite({ privateNetworksEnabled: false, loadBalancerEnabled: false, ipsEnabled: false });
  expect(switchedOffAt('/network', config)).toBe('network');
  expect(switchedOffAt('/network/ip_address', config)).toBe('addresses');
});
