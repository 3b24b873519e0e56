import { act, screen } from '@testing-library/react';
import { ApiError } from '@console/api';
import { showStartFailure } from './start-failure';

jest.spyOn(console, 'warn').mockImplementation(() => undefined);
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it.each([
  [new Error('The page carries no site document'), 'The page carries no site document', ['Reload page', 'Log out']],
  [new TypeError('Failed to fetch'), 'Failed to connect to server', ['Reload page', 'Log out']],
  [new ApiError({ kind: 'credentials', text: 'No API key' }), 'No API key', ['Log out']],
  ['words', 'words', ['Reload page', 'Log out']],
])('stands without a site: %s', (thrown, reason, ways) => {
  document.body.innerHTML = '<div id="root">half a page</div>';
  act(() => showStartFailure(thrown));
  expect(screen.getByRole('alert')).toHaveTextContent(`The console could not be started(${reason})`);
  expect(buttons()).toEqual(ways);
  expect(document.body.textContent).not.toContain('half a page');
});
