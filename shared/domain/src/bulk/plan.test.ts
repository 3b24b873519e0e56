/** @jest-environment node */
import { big } from '@console/api';
import { chargesOfPlan, planRow, plannedOf, spendOfPlan } from './plan';

const entry = (id: string) => ({ id, name: id, place: 'JHV', effect: 'Is deleted.' });

it('leaves out of a row what is not known', () => {
  expect(planRow({ ...entry('a'), spend: undefined, blocked: undefined })).toEqual(entry('a'));
  expect(planRow({ ...entry('a'), blocked: '' })).not.toHaveProperty('blocked');
  expect(planRow({ ...entry('a'), spend: big(0), blocked: 'Busy' })).toEqual({
    ...entry('a'),
    spend: big(0),
    blocked: 'Busy',
  });
});

describe('the change of spend', () => {
  const plan = [planRow({ ...entry('a'), spend: big('-24.82') }), planRow({ ...entry('b'), spend: big('10.10') })];

  it('is the sum of all rows', () => {
    expect(String(spendOfPlan(plan))).toBe('-14.72');
  });

  it('is not known where one price is not', () => {
    expect(spendOfPlan([...plan, planRow(entry('c'))])).toBeUndefined();
  });

  it('counts nothing of a blocked row: neither its price, nor that it is not known', () => {
    const dear = planRow({ ...entry('c'), spend: big('99.00'), blocked: 'Busy' });
    const unpriced = planRow({ ...entry('d'), blocked: 'Busy' });
    expect(String(spendOfPlan([...plan, dear, unpriced]))).toBe('-14.72');
  });
});

it('finds the resources that something is done to', () => {
  const plan = [planRow(entry('a')), planRow({ ...entry('b'), blocked: 'Busy' })];
  expect(plannedOf(plan, [{ uuid: 'a' }, { uuid: 'b' }, { uuid: 'c' }])).toEqual([{ uuid: 'a' }]);
});

it('says what each account is charged more or less, and of what it is not known', () => {
  const plan = [
    planRow({ ...entry('a'), spend: big(-5) }),
    planRow(entry('b')),
    planRow({ ...entry('c'), blocked: 'Busy' }),
  ];
  const payers = { a: 1, b: 2, c: 3 };
  const resources = (['a', 'b', 'c'] as const).map((uuid) => ({ uuid }));
  expect(chargesOfPlan(plan, resources, ({ uuid }) => payers[uuid])).toEqual([
    { account: 1, amount: big(-5) },
    { account: 2, amount: undefined },
  ]);
});
