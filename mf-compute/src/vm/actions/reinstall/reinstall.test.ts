/** @jest-environment node */
import type { VmImage } from '@console/contract/vm-image';
import { firstReinstall, imageBlock, licenceChange, reinstallProblems, versionFor } from './reinstall';
import type { PriceTerms } from '@console/domain/price';

const terms: PriceTerms = { currency: 'EUR', tiers: 'whole' };

const image = (os_name: string, more: Partial<VmImage> = {}): VmImage => ({
  os_name,
  display_name: os_name,
  versions: [{ os_version: '2' }, { os_version: '1' }, { os_version: '0', published: false }],
  ...more,
});
const images = [
  image('debian'),
  image('ubuntu', { is_default: true }),
  image('windows', { license_type: 'WINDOWS' }),
  image('wordpress', { is_app_catalog: true }),
];
const vm = {
  os_name: 'debian',
  os_version: '1',
  vcpu: 1,
  memory: 1024,
  storage: [
    { uuid: 'b', size: 20, primary: true, replica: [] },
    { uuid: 'd', size: 500, replica: [] },
  ],
};
const ranges = (parameter: string, min: number) => ({
  parameter,
  min: 1,
  limited_by: 'os_name',
  limits: [{ value: 'windows', min }],
});
const parameters = [ranges('vcpu', 2), ranges('ram', 2048), ranges('disks', 40)];

it('begins with the system and version that the machine has', () => {
  expect(firstReinstall(vm, images, false)).toEqual({
    catalogue: 'system',
    os_name: 'debian',
    os_version: '1',
    confirm: '',
  });
  expect(firstReinstall({ ...vm, os_name: 'wordpress' }, images, true)).toMatchObject({
    catalogue: 'app_catalog',
    os_name: 'wordpress',
    os_version: '1',
  });
});

it('begins with the default one where its own is not offered any more', () => {
  expect(firstReinstall({ ...vm, os_name: 'centos' }, images, true)).toMatchObject({
    os_name: 'ubuntu',
    os_version: '2',
  });
  expect(firstReinstall({ ...vm, os_name: 'wordpress' }, images, false)).toMatchObject({ os_name: 'ubuntu' });
  expect(firstReinstall({ ...vm, os_version: '0' }, images, false)).toMatchObject({ os_version: '2' });
  expect(firstReinstall(vm, [], false)).toMatchObject({ os_name: '', os_version: '' });
});

it('offers a version with each system', () => {
  expect(versionFor(vm, images[0])).toBe('1');
  expect(versionFor(vm, images[1])).toBe('2');
  expect(versionFor(vm, undefined)).toBe('');
});

it('puts no system onto a machine that is too small for it, and says what it lacks', () => {
  const windows = image('windows');
  expect(imageBlock(vm, image('debian'), parameters)).toBeUndefined();
  expect(imageBlock(vm, windows, parameters)).toBe('Needs 2 vCPU');
  expect(imageBlock({ ...vm, vcpu: 2 }, windows, parameters)).toBe('Needs 2 GB of memory');
  expect(imageBlock({ ...vm, vcpu: 2, memory: 2048 }, windows, parameters)).toBe('Needs a boot disk of 40 GB');
  expect(imageBlock({ ...vm, vcpu: 2, memory: 2048, storage: [] }, windows, [])).toBeUndefined();
});

it('says it at the field', () => {
  const values = firstReinstall(vm, images, true);
  expect(reinstallProblems(vm, values, images, parameters)).toEqual({});
  expect(reinstallProblems(vm, { ...values, os_name: 'windows' }, images, parameters)).toEqual({
    os_name: 'Needs 2 vCPU',
  });
  expect(reinstallProblems(vm, { ...values, os_name: '', os_version: '' }, images, parameters)).toEqual({
    os_name: 'This field is required',
    os_version: 'This field is required',
  });
});

it('says what a licence adds or takes away, by vCPU', () => {
  const prices = { EUR: { tll: { CPU: [{ price_per_unit: 1 }], WINDOWS_LICENSE: [{ price_per_unit: 0.01 }] } } };
  const small = { location: 'tll', os_name: 'debian', vcpu: 2 };
  const change = (machine: object, target: string) => {
    const found = licenceChange({ ...small, ...machine }, image(target), prices, terms);
    return found && [found.isAdded, found.monthly.toString()];
  };
  expect(change({}, 'windows')).toEqual([true, '14.6']);
  expect(change({ os_name: 'windows' }, 'debian')).toEqual([false, '14.6']);
  expect(change({}, 'ubuntu')).toBeUndefined();
  expect(licenceChange(small, undefined, prices, terms)).toBeUndefined();
  expect(licenceChange(small, image('windows'), {}, terms)).toBeUndefined();
});
