import { cachedContents, noteContent } from './cache';
import { resetApi } from './reset';
import { signIn, signOut } from './session';
import { configureApi } from './settings';

const noted = () => [...cachedContents()].filter(([source]) => source === 'labels');

beforeEach(() => {
  resetApi();
  signIn('k'.repeat(32));
});

it('tells of content that came past the calls at once, and whoever asks later', () => {
  const onContent = jest.fn();
  configureApi({ onContent });
  noteContent('labels', { label: ['env=prod'] });
  expect(onContent).toHaveBeenCalledWith('labels', { label: ['env=prod'] });
  noteContent('labels', { label: ['team=web'] });
  expect(noted()).toEqual([['labels', [{ label: ['env=prod'] }, { label: ['team=web'] }]]]);
});

it('keeps the latest of them, of one person only', () => {
  for (let at = 0; at < 600; at += 1) noteContent('labels', at);
  expect(noted()).toEqual([['labels', Array.from({ length: 500 }, (_, at) => at + 100)]]);
  signOut();
  expect(noted()).toEqual([]);
});
