import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@console/api';
import { BulkDialog, loadOverlays, toast, type BulkDialogProps, type BulkEngine, type BulkRow } from '@console/ui';
import { createQueue, isBusy, startBulk } from './bulk';

/** Two at a time; of an area it is three. */
const engine: BulkEngine = {
  isBusy,
  start: ({ done, ...plan }) =>
    startBulk({ ...plan, queue: createQueue(2), tell: { ...plan, done: (count) => [done(count)] } }),
};

const rows: BulkRow[] = [
  { id: 'a', name: 'web-1', place: 'Tallinn', effect: 'Is shut down' },
  { id: 'b', name: 'web-2', place: 'Tallinn', effect: 'Is shut down' },
  { id: 'c', name: 'web-3', place: 'Tartu', blocked: 'Already stopped' },
];

const base = {
  open: true,
  title: 'Stop 3 machines',
  rows,
  engine,
  confirmLabel: 'Stop 2 machines',
  doneText: (count: number) => `${count} stopped`,
} satisfies Partial<BulkDialogProps>;

interface Deferred {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

function deferred(): Deferred {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<void>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const failure = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
// The dialog's own chunk takes its time on a busy machine.
beforeAll(() => loadOverlays(), 30_000);
beforeEach(() => {
  success.mockClear();
  failure.mockClear();
});

const row = (name: string): HTMLElement => {
  const item = screen.getByText(name).closest('li');
  if (!item) throw new Error(`${name} is not in the plan`);
  return item;
};

it('says which of the plan the list does not show any more', async () => {
  render(<BulkDialog {...base} onClose={() => undefined} run={() => Promise.resolve()} unseen={['web-1', 'web-2']} />);
  expect(
    await screen.findByText(
      "2 of them aren't in the list right now: web-1, web-2. The plan shows their last known state.",
    ),
  ).toBeVisible();
});

it('shows the plan, does what is possible once, and ends with one toast', async () => {
  const run = jest.fn(() => Promise.resolve());
  const onClose = jest.fn();
  render(<BulkDialog {...base} run={run} onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Stop 3 machines' });
  expect(row('web-1')).toHaveTextContent('Is shut down');
  expect(row('web-3')).toHaveTextContent('Already stopped');
  expect(within(dialog).getByText('1 is left out')).toBeVisible();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stop 2 machines' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(run.mock.calls).toEqual([['a'], ['b']]);
  expect(success).toHaveBeenCalledTimes(1);
  expect(success).toHaveBeenCalledWith('2 stopped');
});

it('shows the result of each row and tries only the failed ones again', async () => {
  const failing = Object.assign(new Error('Failed to stop'), { correlationId: 'vm-1' });
  let failures = 1;
  const run = jest.fn((id: string): Promise<void> => {
    if (id !== 'b' || failures === 0) return Promise.resolve();
    failures -= 1;
    return Promise.reject(failing);
  });
  const onClose = jest.fn();
  render(<BulkDialog {...base} run={run} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop 2 machines' }));
  const retry = await screen.findByRole('button', { name: 'Retry the one that failed' });
  expect(row('web-1')).toHaveTextContent('Done');
  expect(row('web-2')).toHaveTextContent('Failed to stop [vm-1]');
  expect(row('web-2')).toHaveTextContent('Failed');
  expect(retry).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  expect(failure).not.toHaveBeenCalled();
  await userEvent.click(retry);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(run.mock.calls).toEqual([['a'], ['b'], ['b']]);
});

it('tells what nobody knows from what has failed, and sends it again only by a decision of its own', async () => {
  const ends = new Map<string, Error[]>([
    ['a', [new ApiError({ kind: 'connection', text: 'Nothing shows whether it went through' })]],
    ['b', [new Error('Failed to stop')]],
  ]);
  const run = jest.fn((id: string): Promise<void> => {
    const error = ends.get(id)?.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  });
  const onClose = jest.fn();
  render(<BulkDialog {...base} run={run} onClose={onClose} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop 2 machines' }));
  const retry = await screen.findByRole('button', { name: 'Retry the one that failed' });
  expect(row('web-1')).toHaveTextContent('Nothing shows whether it went through');
  expect(within(row('web-1')).getByText('Unknown')).toBeVisible();
  // The other one says why the dialog stays open.
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('0 of 2 done, 1 failed, 1 unknown');
  await userEvent.click(retry);
  const again = await screen.findByRole('button', { name: 'Send the unknown one again' });
  expect(run.mock.calls).toEqual([['a'], ['b'], ['b']]);
  expect(screen.queryByRole('button', { name: /that failed$/ })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(again);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(run.mock.calls.slice(3)).toEqual([['a']]);
  expect(success.mock.calls).toEqual([['2 stopped']]);
});

it('tells what nobody knows by a toast of its own where no dialog is open', async () => {
  const works: Record<string, Deferred> = { a: deferred(), b: deferred() };
  const view = render(
    <BulkDialog {...base} run={(id) => works[id]?.promise ?? Promise.resolve()} onClose={() => undefined} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Stop 2 machines' }));
  view.unmount();
  await act(async () => {
    works['a']?.reject(new ApiError({ kind: 'connection', text: 'Nothing shows it' }));
    works['b']?.reject(new Error('Failed to stop'));
    await Promise.resolve();
  });
  await waitFor(() => expect(failure).toHaveBeenCalledTimes(2));
  expect(failure.mock.calls).toEqual([
    ['1 of 2 failed. web-2: Failed to stop', { retry: expect.any(Function) }],
    ["We don't know what happened to 1 of 2. web-1: Nothing shows it", { retry: expect.any(Function), isUnsure: true }],
  ]);
});

it('goes on when it is closed, asks before the page is left, and tells the end once', async () => {
  const works: Record<string, Deferred> = { a: deferred(), b: deferred() };
  const onClose = jest.fn();
  const { rerender } = render(
    <BulkDialog {...base} run={(id) => works[id]?.promise ?? Promise.resolve()} onClose={onClose} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Stop 2 machines' }));
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Continue in the background' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  rerender(<BulkDialog {...base} open={false} run={() => Promise.resolve()} onClose={onClose} />);
  await act(async () => {
    works['a']?.resolve();
    works['b']?.reject(new Error('Failed to stop'));
    await Promise.resolve();
  });
  await waitFor(() => expect(failure).toHaveBeenCalledTimes(1));
  expect(failure).toHaveBeenCalledWith('1 of 2 failed. web-2: Failed to stop', { retry: expect.any(Function) });
  const late = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(late);
  expect(late.defaultPrevented).toBe(false);
});

it('keeps its words and rows when those that are done leave the list', async () => {
  const work = deferred();
  const props = { ...base, run: () => work.promise, onClose: () => undefined };
  const { rerender } = render(<BulkDialog {...props} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop 2 machines' }));
  rerender(<BulkDialog {...props} title="Stop 0 machines" rows={[]} />);
  expect(screen.getByRole('dialog', { name: 'Stop 3 machines' })).toBeVisible();
  expect(row('web-1')).toHaveTextContent('Working');
  expect(screen.getByText('1 is left out')).toBeVisible();
  await act(async () => work.resolve());
});

it('leaves out what another action works at', async () => {
  const work = deferred();
  const first = render(<BulkDialog {...base} run={() => work.promise} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop 2 machines' }));
  first.unmount();
  render(<BulkDialog {...base} run={() => Promise.resolve()} onClose={() => undefined} />);
  await screen.findByRole('dialog');
  expect(row('web-1')).toHaveTextContent('Already part of an action in progress');
  expect(screen.getByRole('button', { name: 'Stop 2 machines' })).toHaveAttribute('aria-disabled', 'true');
  await act(async () => work.resolve());
});

it('cancels what has not begun', async () => {
  const work = deferred();
  const run = jest.fn(() => work.promise);
  const many = ['a', 'b', 'd', 'e'].map((id) => ({ id: `many-${id}`, name: `web-${id}` }));
  render(<BulkDialog {...base} rows={many} run={run} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop 2 machines' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the rest' }));
  await act(async () => work.resolve());
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
  expect(run).toHaveBeenCalledTimes(2);
  expect(row('web-a')).toHaveTextContent('Done');
  expect(row('web-e')).toHaveTextContent('Not done');
});

it('needs the typed word for what cannot be undone', async () => {
  const run = jest.fn(() => Promise.resolve());
  render(<BulkDialog {...base} run={run} confirmText="delete" spend={{ amount: '-12.5' }} onClose={() => undefined} />);
  const field = await screen.findByLabelText('Type delete to confirm');
  expect(screen.getByText('Spend goes down by').parentElement).toHaveTextContent('€12.50');
  await userEvent.type(field, 'dele{Enter}');
  expect(screen.getByText('2 characters to go')).toBeVisible();
  expect(run).not.toHaveBeenCalled();
  await userEvent.type(field, 'te{Enter}');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(2));
});

it('reads out progress in a few steps, not for every row', async () => {
  const works = new Map<string, Deferred>();
  const many = Array.from({ length: 20 }, (_, index) => ({ id: `p-${index}`, name: `machine ${index}` }));
  const run = (id: string): Promise<void> => {
    const work = deferred();
    works.set(id, work);
    return work.promise;
  };
  render(<BulkDialog {...base} rows={many} run={run} onClose={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop 2 machines' }));
  const status = screen.getByText('0 of 20', { selector: '[role=status]' });
  const announced = new Set([status.textContent]);
  for (let index = 0; index < 19; index += 1) {
    await act(async () => {
      works.get(`p-${index}`)?.resolve();
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
    announced.add(status.textContent);
  }
  expect([...announced]).toEqual(['0 of 20', '5 of 20', '10 of 20', '15 of 20']);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '19');
  await act(async () => works.get('p-19')?.resolve());
});
