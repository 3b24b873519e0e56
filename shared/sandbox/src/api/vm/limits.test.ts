/** @jest-environment node */
import { poolsOf } from '../../catalogue/host-pools';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { metalSite, wholeSite } from '../../testing/sites';
import { aMachine, failsWith, order } from './fixture';

const CAPACITY =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';
const LIMITED = { billing_account_id: 1_048_003, vcpu: 1, ram: 1024 };

let test: TestSandbox;
beforeEach(async () => {
  test = await startSandbox();
});

const pool = (location: string, name: string): string => poolsOf(location).find((row) => row.name === name)?.uuid ?? '';

describe('host pools', () => {
  it('say their limits; the hidden one says that it is', async () => {
    const pools = await test.call('listHostPools', { location: 'tll' });
    expect(pools.map((row) => [row.is_visible, row.is_default_designated])).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect(pools[0]).toMatchObject({
      storage_pool_uuid: expect.any(String),
      ui_position: 1,
      guest_limits: { cpu: { min: 1, max: 32 }, ram_mb: { min: 512 }, disk_gb: { max: 1000 } },
    });
  });

  it('cannot be listed in a location that is not published', async () => {
    const locations = wholeSite.config.locations.map((row) =>
      row.slug === 'tll' ? { ...row, is_published: false } : row,
    );
    test = await startSandbox({ sites: [{ ...wholeSite, config: { ...wholeSite.config, locations } }, metalSite] });
    await failsWith(test, 'listHostPools', { location: 'tll' }, 'Failed to list host pools');
  });

  it('take machines of their size only', async () => {
    const designated_pool_uuid = pool('tll', 'High frequency');
    expect(await test.request('createVm', { ...order, vcpu: 1, ram: 1024, designated_pool_uuid })).toMatchObject({
      status: 400,
      body: {
        errors: { vcpu: 'This host pool takes 2 to 16 vCPU', ram: 'This host pool takes 2048 to 65536 MB of memory' },
      },
    });
  });

  it('take a machine that names the hidden one', async () => {
    const designated_pool_uuid = pool('tll', 'Reserved hosts');
    expect(await test.call('createVm', { ...order, designated_pool_uuid })).toMatchObject({
      designated_pool_name: 'Reserved hosts',
      designated_pool_uuid,
    });
  });

  it('run out, and have room again when something goes; other locations do', async () => {
    const large = { vcpu: 16, ram: 2048, disks: 20 };
    const machines = [];
    for (let count = 0; count < 8; count += 1)
      machines.push(
        await aMachine(test, { ...large, name: `full-${count}`, designated_pool_uuid: pool('tll', 'High frequency') }),
      );
    const more = { ...order, ...large, reserve_public_ip: false };
    const here = { ...more, designated_pool_uuid: pool('tll', 'High frequency') };
    await failsWith(test, 'createVm', here, CAPACITY);
    const [first] = machines;
    const at = { location: 'tll', uuid: first?.uuid ?? '' };
    await failsWith(test, 'cloneVm', { ...at, name: 'full-9' }, 'Failed to clone virtual machine');
    await test.call('createVm', { ...more, location: 'jhv', designated_pool_uuid: pool('jhv', 'High frequency') });
    await test.call('deleteVm', at);
    await test.call('createVm', { ...here, vcpu: 15 });
    const small = machines[1];
    await test.call('stopVm', { location: 'tll', uuid: small?.uuid ?? '' });
    expect(await test.call('updateVm', { location: 'tll', uuid: small?.uuid ?? '', vcpu: 15 })).toMatchObject({
      vcpu: 15,
    });
    await test.call('createVm', { ...here, vcpu: 2 });
    await failsWith(
      test,
      'updateVm',
      { location: 'tll', uuid: small?.uuid ?? '', vcpu: 16 },
      'Failed to update virtual machine',
    );
  });
});

describe('a limited account', () => {
  it('is held to the sum of its machines', async () => {
    const as = { as: 'colleague' };
    const { uuid } = await test.call('createVm', { ...order, ...LIMITED, reserve_public_ip: false }, as);
    expect(await test.request('createVm', { ...order, ...LIMITED, ram: 1536 }, as)).toMatchObject({
      status: 400,
      body: {
        errors: {
          vcpu: 'A limited billing account may use up to 1 vCPU; 1 in use',
          ram: 'A limited billing account may use up to 2048 MB of memory; 1024 in use',
        },
      },
    });
    const at = { location: 'tll', uuid };
    expect((await test.request('cloneVm', { ...at, name: 'copy-01' }, as)).status).toBe(400);
    await test.call('stopVm', at, as);
    expect(await test.call('updateVm', { ...at, ram: 2048 }, as)).toMatchObject({ memory: 2048 });
    expect(await test.request('updateVm', { ...at, ram: 2560 }, as)).toMatchObject({
      body: { errors: { ram: 'A limited billing account may use up to 2048 MB of memory' } },
    });
    await test.call('deleteVm', at, as);
    await test.call('createVm', { ...order, ...LIMITED }, as);
  });
});

it('has parameters that say what is not asked of a machine that starts from a disk', async () => {
  const rows = await test.call('listVmParameters', {});
  const ignored = (name: string) => rows.find((row) => row.parameter === name)?.ignore_for;
  expect(ignored('os_name')).toEqual(['disk_uuid', 'source_uuid']);
  expect(ignored('os_version')).toEqual(['disk_uuid', 'source_uuid']);
  expect(ignored('disks')).toEqual(['disk_uuid']);
  expect(rows.find((row) => row.parameter === 'vcpu')).toMatchObject({
    min: 1,
    max: 32,
    limited_by: 'os_name',
    limits: [{ value: 'windows', min: 2, max: 32 }],
  });
});

it('has images with an icon each, if only an empty one', async () => {
  const images = await test.call('listVmImages', {});
  expect(images.map(({ icon }) => typeof icon)).toEqual(images.map(() => 'string'));
});
