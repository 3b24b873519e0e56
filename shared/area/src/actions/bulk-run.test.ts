import { resetApi, signIn } from '@console/api';
import { provideReporter } from '../report';
import { toast } from '@console/ui';
import { bulkEngine } from './bulk-dialog';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);

const plan = (rows: readonly string[], run: (id: string) => Promise<unknown>) => ({
  rows: rows.map((id) => ({ id, name: id })),
  run,
  label: 'Stop machines',
  done: () => 'done',
  failed: () => 'failed',
  unknown: () => 'unknown',
});
/** Comes out when all rows have ended, in a dialog that shows them. */
const runBulk = (...args: Parameters<typeof plan>): Promise<void> =>
  new Promise((resolve) => bulkEngine.start(plan(...args)).watch(resolve));

beforeEach(() => {
  success.mockClear();
  localStorage.clear();
  resetApi();
  signIn('key-of-one');
});

it('works at three rows at a time', async () => {
  let open = 0;
  let most = 0;
  await runBulk(ids(10), async () => {
    open += 1;
    most = Math.max(most, open);
    await new Promise((resolve) => setTimeout(resolve, 1));
    open -= 1;
  });
  expect(most).toBe(3);
});

it('goes on past a row that fails, and reports it', async () => {
  const report = jest.fn();
  provideReporter(report);
  const done: string[] = [];
  await runBulk(ids(5), (id) => {
    if (id === '1') return Promise.reject(new Error('Failed to stop'));
    done.push(id);
    return Promise.resolve();
  });
  expect(done).toEqual(['0', '2', '3', '4']);
  expect(report).toHaveBeenCalledTimes(1);
  expect(report).toHaveBeenCalledWith('Failed to stop', expect.anything(), expect.anything());
});

it('does nothing of the rest for somebody else who has signed in meanwhile', async () => {
  const done: string[] = [];
  const bulk = bulkEngine.start(
    plan(ids(10), (id) => {
      done.push(id);
      if (id === '2') signIn('key-of-another');
      return Promise.resolve();
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(done).toEqual(['0', '1', '2']);
  expect(bulk.isRunning()).toBe(false);
  expect(bulk.counts()).toMatchObject({ done: 3, skipped: 7 });
  bulk.retry();
  expect(done).toHaveLength(3);
  expect(success).not.toHaveBeenCalled();
});
