import { fingerprint } from './credential';
import {
  rereadSession,
  endImpersonation,
  onCredentialChange,
  session,
  signIn,
  signOut,
  startImpersonation,
} from './session';
import { safeStorage, storage } from './storage';
import fc from 'fast-check';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  rereadSession();
});

const otherTab = (key: string, value: string | null) => {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
};

it('keeps the key plainly under its name', () => {
  signIn('abc');
  expect(localStorage.getItem('apikey')).toBe('abc');
  expect(session.getState()).toEqual({ apikey: 'abc', credential: 'abc' });
});

it('acts with the token of an impersonation, and comes back to the saved path', () => {
  signIn('abc');
  startImpersonation({ token: 'tok', access_owner: 'owner@example.com' }, '/billing?x=1');
  expect(session.getState()).toMatchObject({ credential: 'tok', apikey: 'abc' });
  expect(endImpersonation()).toBe('/billing?x=1');
  expect(session.getState()).toEqual({ apikey: 'abc', credential: 'abc' });
});

it('refuses to act for somebody on behalf of somebody else, also when another tab has started', () => {
  signIn('abc');
  startImpersonation({ token: 'tok', access_owner: 'owner@example.com' }, '/billing');
  const again = () => startImpersonation({ token: 'other', access_owner: 'second@example.com' }, '/');
  expect(again).toThrow('Return to your own account first');
  expect(session.getState()).toMatchObject({ credential: 'tok' });
  expect(endImpersonation()).toBe('/billing');
  localStorage.setItem('impersonation', '{"token":"tab","access_owner":"x"}');
  expect(again).toThrow('Return to your own account first');
});

it('acts for nobody where the browser does not keep it: the load that follows would not know', () => {
  signIn('abc');
  const write = Storage.prototype.setItem;
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (key === 'impersonation') throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  const start = () => startImpersonation({ token: 'tok', access_owner: 'owner@example.com' }, '/billing');
  expect(start).toThrow("Your browser can't store this");
  full.mockRestore();
  expect(session.getState()).toEqual({ apikey: 'abc', credential: 'abc' });
  expect(localStorage.getItem('impersonationReturnPath')).toBeNull();
  start();
  expect(session.getState()).toMatchObject({ credential: 'tok' });
});

it('signs in as oneself: for whom another tab acts meanwhile is forgotten', () => {
  signIn('a');
  startImpersonation({ token: 'tok', access_owner: 'owner@example.com' }, '/billing');
  signIn('b');
  expect(session.getState()).toEqual({ apikey: 'b', credential: 'b' });
  expect(localStorage.getItem('impersonation')).toBeNull();
  expect(localStorage.getItem('impersonationReturnPath')).toBeNull();
});

/** The page is shown; `persisted`: out of the browser's cache, where it heard of nothing. */
const show = (persisted: boolean) => {
  const event = new Event('pageshow');
  window.dispatchEvent(Object.assign(event, { persisted }));
};

it('reads the storage again when Back brings the page out of the cache', () => {
  signIn('abc');
  const changes: unknown[] = [];
  const stop = onCredentialChange((change) => changes.push(change));
  localStorage.removeItem('apikey');
  show(false);
  expect(session.getState().credential).toBe('abc');
  show(true);
  expect(session.getState().credential).toBeUndefined();
  expect(changes).toEqual([{ here: false, previous: 'abc' }]);
  stop();
});

it('forgets in the order of the specification', () => {
  const order: string[] = [];
  const spies = [storage.session, storage.persistent].map((each) =>
    jest.spyOn(each, 'remove').mockImplementation((key) => void order.push(key)),
  );
  signOut();
  for (const spy of spies) spy.mockRestore();
  const named = ['firstAccount', 'paypalSessionId', 'impersonation', 'apikey'];
  expect(order.filter((key) => named.includes(key))).toEqual(named);
});

it('hears of other tabs', () => {
  const heard = jest.fn();
  const stop = onCredentialChange(heard);
  otherTab('apikey', 'abc');
  otherTab('unrelated', 'x');
  otherTab('apikey', null);
  stop();
  otherTab('apikey', 'late');
  expect(heard.mock.calls).toEqual([[{ here: false, current: 'abc' }], [{ here: false, previous: 'abc' }]]);
});

it('ignores a damaged impersonation', () => {
  otherTab('impersonation', '{"token":""}');
  otherTab('impersonation', 'not json');
  expect(session.getState()).toEqual({});
});

it('lives in memory where storage is blocked', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  blocked.set('a', '1');
  expect(blocked.get('a')).toBe('1');
  expect([blocked.keys(), blocked.isKept()]).toEqual([['a'], false]);
  blocked.remove('a');
  expect(blocked.get('a')).toBeUndefined();
});

it('says whether it keeps anything, and leaves nothing of that', () => {
  expect(storage.persistent.isKept()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('keeps nothing where there is less room than a credential takes, and tells of one value whether it is kept', () => {
  const almostFull = safeStorage(() => window.localStorage);
  const write = Storage.prototype.setItem;
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (key.length + value.length > 40) throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
  almostFull.set('short', 'kept');
  almostFull.set('apikey', 'k'.repeat(64));
  expect([almostFull.isKept(), almostFull.isKept('short'), almostFull.isKept('apikey')]).toEqual([false, true, false]);
  refused.mockRestore();
  expect([almostFull.isKept(), almostFull.isKept('none')]).toEqual([true, false]);
});

it('forgets what is out of date where there is no room for what replaces it', () => {
  const full = safeStorage(() => window.localStorage);
  full.set('apikey', 'of somebody before');
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  full.set('apikey', 'mine');
  expect([full.get('apikey'), full.isKept()]).toEqual(['mine', false]);
  refused.mockRestore();
  // What a page after this one would find:
  expect(localStorage.getItem('apikey')).toBeNull();
});

it('tells credentials apart without showing them', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8 }), fc.string({ minLength: 8 }), (a, b) => {
      expect(fingerprint(a) === fingerprint(b)).toBe(a === b);
      expect(fingerprint(a)).not.toContain(a);
    }),
  );
});
