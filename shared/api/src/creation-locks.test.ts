/** @jest-environment node */
import type * as creationLocks from './creation-locks';
import { fakeLocks } from './testing/fake-locks';

type CreationLocks = typeof creationLocks;

/** The module as another tab has it: with a memory of its own. */
function tab(): CreationLocks {
  let module: CreationLocks | undefined;
  jest.isolateModules(() => {
    module = jest.requireActual('./creation-locks');
  });
  if (!module) throw new Error('The module did not load');
  return module;
}

const provide = (navigator: object): void =>
  void Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });

/** A lock goes with the promises that hold it. */
const letGo = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('gives what was made to one tab, for as long as it is open', async () => {
  provide({ locks: fakeLocks() });
  const [one, other] = [tab(), tab()];
  await expect(one.claimMade('createVm', 'a')).resolves.toBe(true);
  await expect(other.claimMade('createVm', 'a')).resolves.toBe(false);
  await expect(one.claimMade('createVm', 'a')).resolves.toBe(true);
  await expect(other.claimMade('createVm', 'b')).resolves.toBe(true);
  await expect(other.claimMade('createNetwork', 'a')).resolves.toBe(true);
});

it('says which calls are on their way in some tab', async () => {
  provide({ locks: fakeLocks() });
  const [one, other] = [tab(), tab()];
  const ends = [one.holdSent('createVm', 'web'), other.holdSent('createVm', 'web')];
  for (const end of ends) {
    await expect(other.isSentSomewhere('createVm', 'web')).resolves.toBe(true);
    end();
    await letGo();
  }
  await expect(other.isSentSomewhere('createVm', 'web')).resolves.toBe(false);
  await expect(other.isSentSomewhere('createVm', 'db')).resolves.toBe(false);
});

it.each([
  ['there are none', {}],
  [
    'they are refused',
    { locks: { request: () => Promise.reject(new Error('no')), query: () => Promise.reject(new Error('no')) } },
  ],
])('keeps nobody from what is theirs where %s', async (_, navigator) => {
  provide(navigator);
  const one = tab();
  await expect(one.claimMade('createVm', 'a')).resolves.toBe(true);
  expect(() => one.holdSent('createVm', 'a')()).not.toThrow();
  await expect(one.isSentSomewhere('createVm', 'a')).resolves.toBe(false);
});
