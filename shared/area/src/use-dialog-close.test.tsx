import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@console/ui';
import type * as Engine from './actions/run-action';
import { nav } from './nav';
import { SharedRouter } from './shared-router';
import { useDialogClose } from './use-dialog-close';
import { useUrlAdapter } from './use-url-adapter';

const ADDRESS = '/app/compute/vm/tll/1?tab=disks&dialog=disk-add';
const warning = jest.spyOn(toast, 'warning').mockImplementation(() => undefined);

function Screen() {
  const close = useDialogClose(useUrlAdapter().get('dialog') ?? undefined);
  return <button onClick={close}>Close</button>;
}
const show = () =>
  render(
    <SharedRouter>
      <Screen />
    </SharedRouter>,
  );
const go = (to: string) => act(() => nav.navigator.push(to));

/** The engine of the page that is left: the state of this page is read anew, as after a reload. */
function beforeReload(work: () => Promise<void>, isCarried = false): void {
  jest.isolateModules(() => {
    const { startAction } = jest.requireActual<typeof Engine>('./actions/run-action');
    void startAction('disk.add 1', { work, isCarried });
  });
}

beforeEach(() => {
  sessionStorage.clear();
  warning.mockClear();
});

it('takes a dialog out of the address whose work was sent before a reload, and says that its outcome is unknown', async () => {
  go(ADDRESS);
  nav.navigator.replace(ADDRESS);
  beforeReload(() => new Promise(() => undefined));
  show();
  expect(nav.get().location.search).toBe('?tab=disks');
  expect(warning.mock.calls).toEqual([[expect.stringMatching(/we don't know whether your change was made/)]]);
  // Opened again, it stays open, and closes as any other.
  go(ADDRESS);
  expect(nav.get().location.search).toBe('?tab=disks&dialog=disk-add');
});

it('keeps a dialog over a reload where nothing was on its way', async () => {
  go(ADDRESS);
  nav.navigator.replace(ADDRESS);
  beforeReload(() => Promise.resolve());
  await act(() => Promise.resolve());
  await new Promise((resolve) => setTimeout(resolve));
  show();
  expect(nav.get().location.search).toBe('?tab=disks&dialog=disk-add');
  expect(warning).not.toHaveBeenCalled();
  // One that the page was opened with leaves no step behind it.
  const steps = window.history.length;
  fireEvent.click(screen.getByRole('button'));
  expect(nav.get().location.search).toBe('?tab=disks');
  expect(window.history.length).toBe(steps);
});

it('keeps one whose work a job carries: it is known after a reload as well', () => {
  go(ADDRESS);
  nav.navigator.replace(ADDRESS);
  beforeReload(() => new Promise(() => undefined), true);
  show();
  expect(nav.get().location.search).toBe('?tab=disks&dialog=disk-add');
  expect(warning).not.toHaveBeenCalled();
});
