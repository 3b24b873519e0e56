import { heldElsewhere, hold, letGo, untilFree } from './held';
import { fakeLocks } from '@console/api/testing/fake-locks';

const setLocks = (locks: unknown): void => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
};
afterEach(() => setLocks(undefined));

it('tells the uploads of other tabs from those of this one', async () => {
  const locks = fakeLocks();
  setLocks(locks);
  let close = (): void => undefined;
  void locks.request('upload theirs', {}, () => new Promise<void>((resolve) => (close = resolve)));
  void locks.request('something else', {}, () => new Promise(() => undefined));
  expect(await hold('mine')).toBe(true);
  expect(await hold('mine')).toBe(true);
  expect(await hold('theirs')).toBe(false);
  expect([...(await heldElsewhere())]).toEqual(['theirs']);
  const free = untilFree('theirs', new AbortController().signal);
  close();
  await free;
  expect([...(await heldElsewhere())]).toEqual([]);
  expect(await hold('theirs')).toBe(true);
  letGo('mine');
  letGo('theirs');
  await untilFree('mine', new AbortController().signal);
  expect((await locks.query()).held.map(({ name }) => name)).toEqual(['something else']);
});

it('waits for no tab any more when it is told so', async () => {
  const locks = fakeLocks();
  setLocks(locks);
  void locks.request('upload theirs', {}, () => new Promise(() => undefined));
  const controller = new AbortController();
  const free = untilFree('theirs', controller.signal);
  controller.abort(new Error('left'));
  await expect(free).rejects.toThrow('left');
});

it('keeps nobody from their uploads where the browser has no locks, or refuses them', async () => {
  expect(await hold('a')).toBe(true);
  expect((await heldElsewhere()).size).toBe(0);
  setLocks({ request: () => Promise.reject(new Error('no')), query: () => Promise.reject(new Error('no')) });
  expect(await hold('b')).toBe(true);
  expect((await heldElsewhere()).size).toBe(0);
  letGo('b');
});
