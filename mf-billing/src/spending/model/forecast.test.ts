import { big } from '@console/api';
import { chargesOf } from './charges';
import { entry, known, month, vm } from './fixture';
import { forecastOf } from './forecast';

it('looks ahead at the rates of now and at the pace of the month, the smaller first', () => {
  // 492 hours at 1, of which the machine is there; what is gone cost 492 more.
  const usage = [
    entry({ owner: 'web', hours: 492, price: 1, uptime: 'main' }),
    entry({ owner: 'old', hours: 123, price: 4, uptime: 'main' }),
  ];
  const charges = chargesOf(usage, known({ vms: [vm('web')] }), 0, month.elapsed);
  const { day, month: whole } = forecastOf(charges, big(984), month);
  expect([String(day.least), String(day.most)]).toEqual(['24', '48']);
  expect([String(whole.least), String(whole.most)]).toEqual(['1212', '1440']);
});

it('expects nothing where nothing runs and nothing was spent', () => {
  const { month: whole } = forecastOf([], big(0), month);
  expect([String(whole.least), String(whole.most)]).toEqual(['0', '0']);
});
