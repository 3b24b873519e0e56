import { announceReturn, leaveForReturn, onReturn, takeWayBack } from './way-back';
import { leavePage } from './safe-path';

jest.mock('./safe-path');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

it('goes on once where it left for elsewhere', () => {
  leaveForReturn('https://pay.example.com/', '/demo?item=1');
  expect(jest.mocked(leavePage)).toHaveBeenCalledWith('https://pay.example.com/');
  expect(takeWayBack()).toBe('/demo?item=1');
  expect(takeWayBack()).toBeUndefined();
});

it('does not lead anywhere after hours, or by what is no way', () => {
  jest.useFakeTimers();
  leaveForReturn('https://pay.example.com/', '/demo');
  jest.advanceTimersByTime(3 * 60 * 60 * 1000);
  expect(takeWayBack()).toBeUndefined();
  for (const text of ['', '{', '7', '{"path":7,"at":1}', '{"path":"/demo"}']) {
    sessionStorage.setItem('wayBack', text);
    expect(takeWayBack()).toBeUndefined();
  }
});

it('tells the other tabs that somebody came back, each time anew, and nothing else', () => {
  const values = [1, 2].map(() => {
    announceReturn();
    return localStorage.getItem('returned');
  });
  expect(new Set(values).size).toBe(2);
  const heard = jest.fn();
  const end = onReturn(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'returned', newValue: 'a' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'a' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'returned', newValue: null }));
  end();
  window.dispatchEvent(new StorageEvent('storage', { key: 'returned', newValue: 'b' }));
  expect(heard.mock.calls).toEqual([[]]);
});
