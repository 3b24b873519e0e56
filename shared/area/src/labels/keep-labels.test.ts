import { configureApi, signIn, signOut, startImpersonation, storage } from '@console/api';
import { changeLabels, openLabels } from './keep-labels';
import { withChange } from './label-set';
import { hasLabels, labelKey, labelStore } from './label-store';

const noted = jest.fn();
const add = (...labels: string[]) => changeLabels((set) => withChange(set, ['a'], { add: labels }));
const shown = () => labelStore.getState().labels?.get('a');

/** Another tab has changed what is kept. */
function elsewhere(change: () => void): void {
  const key = labelKey();
  change();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => {
  localStorage.clear();
  configureApi({ onContent: noted });
  signIn('key', 'person-1');
  openLabels();
});
afterEach(() => jest.restoreAllMocks());

it('keeps them, and tells mask mode of them', () => {
  expect(hasLabels()).toBe(false);
  expect(add('env=prod')).toBe('kept');
  expect(shown()).toEqual(['env=prod']);
  expect(hasLabels()).toBe(true);
  expect(noted).toHaveBeenLastCalledWith('labels', { label: ['env=prod', 'env', 'prod'] });
  changeLabels(() => new Map());
  expect(hasLabels()).toBe(false);
  expect(shown()).toBeUndefined();
});

it('follows other tabs, and changes what they have written', () => {
  add('env=prod');
  const text = localStorage.getItem(labelKey()) ?? '';
  elsewhere(() => localStorage.setItem(labelKey(), text.replace('prod', 'test')));
  expect(shown()).toEqual(['env=test']);
  localStorage.setItem(labelKey(), text.replace('prod', 'late'));
  add('team=web');
  expect(shown()).toEqual(['env=late', 'team=web']);
  elsewhere(() => localStorage.setItem(labelKey(), 'nonsense'));
  expect(shown()).toBeUndefined();
});

it('belong to one person and to whom they act for, and outlive signing out', () => {
  add('env=prod');
  signOut();
  expect(shown()).toBeUndefined();
  signIn('other', 'person-2');
  expect(shown()).toBeUndefined();
  signOut();
  signIn('new key', 'person-1');
  expect(shown()).toEqual(['env=prod']);
  startImpersonation({ token: 'token', access_owner: 'owner@example.com' }, '/');
  expect(shown()).toBeUndefined();
});

it('changes nothing where there is no room', () => {
  add('env=prod');
  const { setItem } = Storage.prototype;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function full(this: Storage, key, value) {
    if (value.includes('team')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  expect(add('team=web')).toBe('full');
  expect(shown()).toEqual(['env=prod']);
  expect(localStorage.getItem(labelKey())).toContain('env=prod');
});

it('keeps them for the page alone where the browser blocks its storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(add('env=prod')).toBe('memory');
  expect(add('team=web')).toBe('memory');
  expect(shown()).toEqual(['env=prod', 'team=web']);
  storage.persistent.remove(labelKey());
});
