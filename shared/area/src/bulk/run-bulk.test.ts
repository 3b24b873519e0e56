import { resetApi, signIn } from '@console/api';
import { provideReporter } from '../report';
import { runBulk } from './run-bulk';

const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

beforeEach(() => {
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
  const run = runBulk(ids(10), (id) => {
    done.push(id);
    if (id === '2') signIn('key-of-another');
    return Promise.resolve();
  });
  await expect(run).rejects.toThrow('The credential has changed');
  expect(done).toEqual(['0', '1', '2']);
});
