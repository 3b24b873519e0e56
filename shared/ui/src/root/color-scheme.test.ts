import { act } from '@testing-library/react';
import { schemeBootScript } from '../theme/scheme-boot';
import { followColorScheme, holdLight, useColorScheme } from './color-scheme';

const shown = () => document.documentElement.dataset['scheme'];
let stop = (): void => {};
let isSystemDark = false;
let tellSystem = (): void => {};

beforeEach(() => {
  localStorage.clear();
  isSystemDark = false;
  window.matchMedia = (query) => {
    const list = new EventTarget();
    tellSystem = () => list.dispatchEvent(new Event('change'));
    return Object.assign(list, {
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      get matches() {
        return isSystemDark;
      },
    });
  };
  holdLight(false);
  useColorScheme.getState().setMode('auto');
  localStorage.clear();
  stop = followColorScheme();
});
afterEach(() => stop());

it('follows the system where nothing else is chosen, also when it changes', () => {
  expect(shown()).toBe('light');
  isSystemDark = true;
  tellSystem();
  expect(shown()).toBe('dark');
});

it('keeps what is chosen, whatever the system does', () => {
  useColorScheme.getState().setMode('dark');
  expect([shown(), localStorage.getItem('colorScheme')]).toEqual(['dark', 'dark']);
  tellSystem();
  expect(shown()).toBe('dark');
  useColorScheme.getState().setMode('auto');
  expect([shown(), localStorage.getItem('colorScheme')]).toEqual(['light', 'auto']);
});

it('follows the choice of another tab, and its forgetting', () => {
  localStorage.setItem('colorScheme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorScheme' }));
  expect([shown(), useColorScheme.getState().mode]).toEqual(['dark', 'dark']);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect([shown(), useColorScheme.getState().mode]).toEqual(['light', 'auto']);
  localStorage.setItem('colorScheme', 'nonsense');
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorScheme' }));
  expect(useColorScheme.getState().mode).toBe('auto');
});

it('is light while it is held so, and then as it was chosen', () => {
  useColorScheme.getState().setMode('dark');
  act(() => holdLight(true));
  expect([shown(), useColorScheme.getState().mode]).toEqual(['light', 'dark']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'colorScheme' }));
  expect(shown()).toBe('light');
  act(() => holdLight(false));
  expect(shown()).toBe('dark');
});

it.each([
  ['a choice', { colorScheme: 'dark', apikey: 'x' }, false, 'dark'],
  ['the other choice', { colorScheme: 'light', apikey: 'x' }, true, 'light'],
  ['no choice on a dark system', { apikey: 'x' }, true, 'dark'],
  ['auto on a light system', { colorScheme: 'auto', impersonation: '{}' }, false, 'light'],
  ['somebody else’s account', { colorScheme: 'dark', impersonation: '{}' }, false, 'dark'],
  ['nobody signed in', { colorScheme: 'dark' }, true, 'light'],
])('is right before the first paint: %s', (_case, stored: Record<string, string>, system, expected) => {
  isSystemDark = system;
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const script = document.createElement('script');
  script.textContent = schemeBootScript;
  document.documentElement.dataset['scheme'] = 'unset';
  document.head.append(script);
  expect(shown()).toBe(expected);
});
