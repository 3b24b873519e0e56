import { metalActions } from '@console/contract/metal';
import { historyText } from './history-card';

it('has a word for each action of the specification, and leaves others as they are', () => {
  expect(metalActions.filter((action) => historyText(action) === undefined)).toEqual([]);
  expect(historyText('something_new')).toBeUndefined();
});
