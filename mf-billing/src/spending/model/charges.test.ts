import { big, sum } from '@console/api';
import { chargesOf } from './charges';
import { entry, known, month, vm } from './fixture';

const read = (...given: Parameters<typeof chargesOf>) =>
  chargesOf(...given).map(({ uptime, hours, isOn, endedAgo }) => [uptime, hours, isOn, endedAgo]);

const disk = (size: number, copies: readonly number[] = []) => ({
  uuid: `disk-${size}`,
  size,
  replica: copies.map((copy, at) => ({ uuid: `copy-${at}`, type: 'snapshot', size: copy })),
});

it('takes the last main charge of a machine for what it is now, the ones before for what it was', () => {
  const usage = [
    entry({ owner: 'web', hours: 100, price: 0.02, uptime: 'main' }),
    entry({ owner: 'web', hours: 50, price: 0.04, uptime: 'main' }),
  ];
  expect(read(usage, known({ vms: [vm('web')] }), 0, month.elapsed)).toEqual([
    ['main', 100, false, 50],
    ['main', 50, true, 0],
  ]);
});

it('goes on with the disks and copies that are there, each once', () => {
  const usage = [
    entry({ owner: 'web', hours: 300, price: 0.02, uptime: 'main', disk: 60 }),
    entry({ owner: 'web', hours: 300, price: 0.01, uptime: 'block', disk: 40 }),
    entry({ owner: 'web', hours: 20, price: 0.001, uptime: 'snapshot', disk: 8 }),
    entry({ owner: 'web', hours: 10, price: 0.001, uptime: 'snapshot', disk: 8 }),
    entry({ owner: 'web', hours: 300, price: 0.005, uptime: 'windows' }),
  ];
  const index = known({ vms: [vm('web', { storage: [disk(60, [8]), disk(40)] })] });
  expect(read(usage, index, 0, month.elapsed)).toEqual([
    ['main', 300, true, 0],
    ['block', 300, true, 0],
    ['snapshot', 20, false, undefined],
    ['snapshot', 10, true, 0],
    ['windows', 300, true, 0],
  ]);
});

it('takes what is in no list for gone once all lists have come, unless it ran the whole month', () => {
  const gone = [entry({ owner: 'old', hours: 100, price: 0.02, uptime: 'main' })];
  expect(read(gone, known(), 0, month.elapsed)).toEqual([['main', 100, false, undefined]]);
  expect(read(gone, known({}, false), 0, month.elapsed)).toEqual([['main', 100, true, 0]]);
  const whole = [entry({ owner: 'disk', hours: 492, price: 0.02, uptime: 'block', description: 'Disk old' })];
  expect(read(whole, known(), 0, month.elapsed)).toEqual([['block', 492, true, 0]]);
});

it('has the discount of the account in every amount, exactly', () => {
  const usage = [
    entry({ owner: 'web', hours: 3, price: 0.1, uptime: 'main' }),
    entry({ owner: 'db', hours: 7, price: 0.3, uptime: 'main' }),
  ];
  const charges = chargesOf(usage, known(), 5, month.elapsed);
  expect(String(sum(charges.map(({ cost }) => cost)))).toBe(String(big('2.4').times('0.95')));
  expect(charges.map(({ hourly }) => String(hourly))).toEqual(['0.095', '0.285']);
});
