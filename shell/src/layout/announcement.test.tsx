import { act, fireEvent, render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav, provideSite } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Announcement } from './announcement';

const text = 'Maintenance in Tallinn on Sunday';
const show = (announcement = { id: 'sunday', text, url: 'https://status.example/1' }) => {
  provideSite({ ...provideTestSite(), announcement });
  return render(
    <AreaRoot name="test">
      <Announcement />
    </AreaRoot>,
  );
};
const banner = () => screen.queryByRole('status');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const holder = (): Element => {
  const element = banner()?.parentElement;
  if (!element) throw new Error('No announcement');
  return element;
};

beforeEach(() => {
  jest.useFakeTimers();
  nav.navigator.push('/app/');
  localStorage.clear();
  resetApi();
});
afterEach(() => jest.useRealTimers());

it('lasts 7000 ms and is seen once', () => {
  const view = show();
  expect(banner()).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Details' })).toHaveAttribute('href', 'https://status.example/1');
  pass(6999);
  expect(banner()).not.toBeNull();
  pass(1);
  expect(banner()).toBeNull();
  view.unmount();
  const again = show();
  expect(banner()).toBeNull();
  again.unmount();
  show({ id: 'monday', text: 'Another one', url: '' });
  expect(banner()).toHaveTextContent('Another one');
  expect(screen.queryByRole('link')).toBeNull();
});

it('stays while somebody points at it or has the focus in it, and then for 7000 ms more', () => {
  show();
  fireEvent.pointerEnter(holder());
  fireEvent.focus(screen.getByRole('link'));
  pass(60_000);
  fireEvent.pointerLeave(holder());
  pass(60_000);
  expect(banner()).not.toBeNull();
  fireEvent.blur(screen.getByRole('link'));
  pass(6999);
  expect(banner()).not.toBeNull();
  pass(1);
  expect(banner()).toBeNull();
});

it('waits for somebody to look at the page', () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  show();
  pass(60_000);
  expect(banner()).not.toBeNull();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  pass(7000);
  expect(banner()).toBeNull();
  hidden.mockRestore();
});

it('is closed by hand', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(banner()).toBeNull();
  expect(localStorage.getItem('seenAnnouncement')).toBe('sunday');
});

it('leads nowhere unsafe', () => {
  show({ id: 'x', text, url: 'javascript:alert(1)' });
  expect(screen.queryByRole('link')).toBeNull();
});
