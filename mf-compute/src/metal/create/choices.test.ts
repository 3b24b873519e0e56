/** @jest-environment node */
import { big } from '@console/api';
import { firstValues, repairs, systemsFor } from './choices';
import { account, choices, filled } from './fixture';
import { freePlaces, specsIn, stockOf } from './stock';

const prices: Record<string, number> = { big: 412, small: 79, windows: 119 };
const priceOf = (spec: string) => (prices[spec] === undefined ? undefined : big(prices[spec]));
const unknown = () => undefined;

it('begins where the site prefers, with the cheapest server that is free and an account that can be charged', () => {
  expect(firstValues(choices, {}, priceOf)).toEqual({ ...filled, name: '' });
  expect(firstValues(choices, {}, unknown)).toMatchObject({ spec: 'big' });
});

it('begins elsewhere where the preferred location has nothing left', () => {
  const specs = new Map(choices.specs).set('tll', []);
  expect(firstValues({ ...choices, specs }, {}, priceOf)).toMatchObject({ location: 'trtu', spec: 'small' });
  expect(firstValues({ ...choices, specs: new Map() }, {}, priceOf)).toMatchObject({
    location: 'tll',
    spec: '',
    osType: '',
    osId: '',
  });
});

it('follows a link to a place, a server and a system, as far as they are there', () => {
  expect(firstValues(choices, { location: 'trtu', spec: 'big', os: 'debian-12' }, priceOf)).toMatchObject({
    location: 'trtu',
    spec: 'big',
    osType: 'debian',
    osId: 'debian-12',
  });
  expect(firstValues(choices, { spec: 'big' }, priceOf)).toMatchObject({ location: 'tll', spec: 'big' });
  expect(firstValues(choices, { location: 'jkt', spec: 'never', os: 'never' }, priceOf)).toMatchObject({
    location: 'tll',
    spec: 'small',
    osId: 'ubuntu-24-04',
  });
});

it('knows what is free where', () => {
  expect(['big', 'small', 'gone', 'secret'].map((uuid) => stockOf(choices, 'trtu', uuid))).toEqual([
    'sold-out',
    'free',
    'absent',
    'absent',
  ]);
  expect(stockOf(choices, 'rix', 'small')).toBe('unknown');
  expect(freePlaces(choices, 'small').map(({ slug }) => slug)).toEqual(['tll', 'trtu']);
  expect(freePlaces(choices, 'gone')).toEqual([]);
  expect(specsIn(choices, 'trtu').map(({ uuid }) => uuid)).toEqual(['big', 'small']);
});

it('offers published systems that are ready for the server, by type and in the order of the catalogue', () => {
  const names = (ready_os_ids: string[]) =>
    systemsFor(choices.systems, { ready_os_ids }).map(({ id, versions }) => [id, versions.map((os) => os.os_id)]);
  expect(names(['debian-11', 'debian-12', 'ubuntu-22-04', 'ubuntu-24-04'])).toEqual([
    ['ubuntu', ['ubuntu-24-04', 'ubuntu-22-04']],
    ['debian', ['debian-12']],
  ]);
  expect(names(['unheard-of'])).toEqual([]);
  expect(systemsFor(choices.systems, undefined)).toEqual([]);
});

it('leaves out a system that could not be ordered by its id, and shows one of an unknown type', () => {
  const systems = {
    os_types: [],
    os: [
      { os_id: 'Debian 12', os_type_id: 'debian', version_title: '12' },
      { os_id: 'freebsd-14', os_type_id: 'freebsd', version_title: '14' },
    ],
  };
  expect(systemsFor(systems, { ready_os_ids: ['Debian 12', 'freebsd-14'] })).toEqual([
    { id: 'freebsd', title: 'freebsd', icon: undefined, versions: [systems.os[1]] },
  ]);
});

it('repairs what no longer fits, and leaves what does', () => {
  expect(repairs(choices, filled)).toEqual({});
  expect(repairs(choices, { ...filled, osType: 'debian' })).toEqual({ osId: 'debian-12' });
  expect(repairs(choices, { ...filled, spec: 'windows' })).toEqual({ osType: 'windows', osId: 'windows-2022' });
  expect(repairs(choices, { ...filled, spec: 'gone' })).toEqual({});
  expect(
    repairs(choices, { ...filled, location: 'trtu', spec: 'windows', osType: 'windows', osId: 'windows-2022' }),
  ).toEqual({});
  expect(repairs(choices, { ...filled, account: '9' })).toEqual({ account: '1' });
  expect(repairs({ ...choices, accounts: [account(2, { restriction_level: 'FROZEN' })] }, filled)).toEqual({
    account: '',
  });
  expect(repairs({ ...choices, isTokenBound: true }, filled)).toEqual({ account: '' });
  expect(repairs({ ...choices, isTokenBound: true }, { ...filled, account: '' })).toEqual({});
});
