/** @jest-environment node */
import { account, choices, dummy, filled, kubernetes, postgresql, redis, service } from './fixture';
import { imageByName, offeredImages } from './images';
import { firstValues, linkFaults, readLink } from './link';
import { suggestedName } from './names';
import { repairs } from './repairs';

it('reads what an address chooses, and nothing else of it', () => {
  const params = new URLSearchParams('osName=PostgreSQL&osVersion=16.4&location=tll&job=x&panel=code&osName=other');
  expect(readLink(params)).toEqual({ osName: 'PostgreSQL', osVersion: '16.4', location: 'tll' });
  expect(readLink(new URLSearchParams('osName=&osVersion='))).toEqual({});
});

it.each(['postgresql', 'POSTGRESQL', 'PostgreSql', ' postgresql '])('finds %j without regard to case', (name) => {
  expect(imageByName(choices.images, name)).toBe(postgresql);
});

it('finds what is shown under another name than its own', () => {
  expect(imageByName(choices.images, 'dummy FOR tests')).toBe(dummy);
  expect(imageByName(choices.images, 'oracle')).toBeUndefined();
});

it.each([
  ['nothing', {}, { service: 'postgresql', version: '16.4', name: 'postgresql-02', packageId: '1/1/20' }],
  ['the numbers of its package', {}, { packageId: '1/1/20', vcpu: 1, memoryGb: 1, diskGb: 20 }],
  ['a service', { osName: 'KUBERNETES' }, { service: 'kubernetes', version: '1.33', packageId: '2/2/50' }],
  ['a version', { osName: 'postgresql', osVersion: '15.8' }, { service: 'postgresql', version: '15.8' }],
  ['a version that is gone', { osName: 'postgresql', osVersion: '9' }, { service: 'postgresql', version: '16.4' }],
  ['a version of nothing', { osVersion: '15.8' }, { service: 'postgresql', version: '16.4' }],
  ['a location that is paused', { location: 'jkt' }, { location: 'tll' }],
])('begins with %s', (_, link, values) => {
  expect(firstValues(choices, link)).toMatchObject(values);
});

it.each([
  ['nothing', {}, []],
  ['a service and its version', { osName: 'Postgresql', osVersion: '15.8' }, []],
  ['a service that is not here', { osName: 'oracle' }, ['link.service']],
  ['a service of a partner', { osName: 'redis' }, ['link.partner']],
  ['a version that is gone', { osName: 'postgresql', osVersion: '9' }, ['link.version']],
  ['a version without a service', { osVersion: '9' }, ['link.versionAlone']],
  ['a paused location', { location: 'jkt' }, ['link.paused']],
  ['an unknown location and service', { location: 'mars', osName: 'x' }, ['link.location', 'link.service']],
])('says of a link to %s: %j', (_, link, faults) => {
  expect(linkFaults(choices, link).map(({ id }) => id)).toEqual(faults);
});

it('offers kubernetes only where the site does, and nothing without a version', () => {
  const all = [postgresql, kubernetes, redis, { ...dummy, versions: [] }];
  expect(offeredImages(all, true)).toEqual({ images: [postgresql, kubernetes], partners: [redis] });
  expect(offeredImages(all, false).images).toEqual([postgresql]);
});

it('suggests a name that nothing has', () => {
  expect(suggestedName('mariadb', ['mariadb-01', 'mariadb-03', null])).toBe('mariadb-02');
  expect(suggestedName('', [])).toBe('');
});

it('starts with an own size where no package fits, and with nothing where nothing is offered', () => {
  expect(firstValues({ ...choices, packages: [] }, { osName: 'kubernetes' })).toMatchObject({
    packageId: 'custom',
    vcpu: 2,
    memoryGb: 2,
    diskGb: 20,
  });
  expect(firstValues({ ...choices, images: [] })).toMatchObject({ service: '', version: '', name: '' });
});

describe('after another choice', () => {
  it('version, size, nodes and the suggested name go with the service', () => {
    const values = { ...filled, service: 'kubernetes', packageId: '1/1/20', name: 'postgresql-02' };
    const fix = repairs(choices, values);
    expect(fix).toMatchObject({ version: '1.33', packageId: '2/2/50', name: 'kubernetes-01' });
    expect(repairs(choices, { ...values, ...fix, service: 'postgresql' })).toMatchObject({ packageId: '1/1/20' });
    const single = { ...filled, service: dummy.service_name, version: '1.0', nodes: 'multi' as const };
    expect(repairs(choices, single)).toEqual({ nodes: 'single' });
  });

  it('what was typed stays, also what is empty', () => {
    expect(repairs(choices, filled)).toEqual({});
    expect(repairs(choices, { ...filled, name: '' })).toEqual({});
    expect(repairs(choices, { ...filled, packageId: 'custom', vcpu: null })).toEqual({});
    expect(repairs({ ...choices, packages: [] }, { ...filled, packageId: 'custom', vcpu: null })).toEqual({});
  });

  it('the size goes with what a limited account has left for each node', () => {
    const used = [service({ billing_account_id: 2, resources: [] })];
    const values = { ...filled, account: '2', packageId: '4/4/80' };
    expect(repairs({ ...choices, services: used }, values)).toEqual({});
    expect(repairs({ ...choices, services: used }, { ...values, nodes: 'multi' })).toMatchObject({
      packageId: '1/1/20',
    });
    expect(repairs({ ...choices, machines: undefined }, { ...values, nodes: 'multi' })).toEqual({});
  });

  it('the network goes with the location, the account with what there is', () => {
    const network = { uuid: 'n', name: 'n', type: 'private', subnet: '10.0.0.0/24', is_default: true, vm_uuids: [] };
    expect(repairs({ ...choices, networks: [network] }, { ...filled, network: 'elsewhere' })).toEqual({ network: '' });
    expect(repairs({ ...choices, accounts: [account(7)] }, filled)).toEqual({ account: '7' });
    expect(repairs({ ...choices, isTokenBound: true }, filled)).toEqual({ account: '' });
  });
});
