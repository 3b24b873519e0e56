import { accountRows } from './rows';

it('names each account, and leaves out those that were deleted', () => {
  const created = new Date('2026-02-03T04:05:06Z');
  expect(
    accountRows([
      { id: 7, title: 'Trials', created },
      { id: 8, title: '', company_name: 'Nordlicht' },
      { id: 9, title: 'Gone', is_deleted: true },
    ]),
  ).toEqual([
    { uuid: '7', name: 'Trials', created },
    { uuid: '8', name: 'Nordlicht', created: undefined },
  ]);
});
