import { act, render, screen } from '@testing-library/react';
import { nav } from './nav';
import { replacePath, usePagePath } from './page-path';

function Shown() {
  const { pathname, rest } = usePagePath();
  return <output>{`${pathname} ${rest}`}</output>;
}

it('tells where the page is without a router, and follows it', () => {
  nav.navigator.push('/app/billing?q=nord#bills');
  render(<Shown />);
  expect(screen.getByRole('status')).toHaveTextContent('/billing ?q=nord#bills');
  const steps = window.history.length;
  act(() => replacePath('/compute'));
  expect(screen.getByRole('status')).toHaveTextContent('/compute');
  expect([window.location.pathname, window.history.length]).toEqual(['/app/compute', steps]);
});

it.each(['/app', '/app/', '/elsewhere'])('takes %s for the first page', (path) => {
  nav.navigator.push(path);
  render(<Shown />);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});
