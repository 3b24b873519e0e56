import { declaredJournal } from '@console/area/testing';
import { deleteAccessDelegation } from '@console/contract/access-delegation-change';
import { deleteToken } from '@console/contract/token-change';
import { journal } from './calls';

it('is about what the number in the parameters stands for', async () => {
  const { params } = await declaredJournal(journal);
  expect(params(deleteAccessDelegation, { id: 4 }).subjects).toEqual(['delegation_id:4']);
  expect(params(deleteToken, { token_id: 4 }).subjects).toEqual(['token_id:4']);
});
