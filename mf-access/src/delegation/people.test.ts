import { peopleOf } from './people';

it('counts invitations and acceptances', () => {
  const impersonations = [{ uuid: 'a', is_accepted: true }, { uuid: 'b', is_accepted: false }, { uuid: 'c' }];
  expect(peopleOf({ impersonations })).toEqual({ invited: 3, accepted: 1 });
  expect(peopleOf({ impersonations: [] })).toEqual({ invited: 0, accepted: 0 });
});
