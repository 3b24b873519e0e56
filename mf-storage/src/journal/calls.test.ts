import { declaredJournal } from '@console/area/testing';
import { deleteBucket } from '@console/contract/bucket-change';
import { journal } from './calls';

it('is about the bucket, which has no other mark than its name', async () => {
  const { params } = await declaredJournal(journal);
  expect(params(deleteBucket, { name: 'photos' }).subjects).toEqual(['photos']);
});
