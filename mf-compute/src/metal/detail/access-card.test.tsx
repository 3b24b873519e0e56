import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccessCard, userOf } from './access-card';
import type { LeaseRow } from '../lease/rows';

const SECRET = 'root / xK3-very-secret';
const lease: LeaseRow = {
  uuid: 'lease-1',
  display_name: 'db',
  status: 'in_use',
  location: 'tll',
  specTitle: '',
  system: undefined,
  accountName: undefined,
  hourly: undefined,
  monthly: undefined,
  machine: { uuid: 'm-1', mac_addresses: [], ip_public_v4: '203.0.113.7', ssh_credentials: SECRET },
};

it('hides the credentials until they are asked for, and hides them again', async () => {
  render(<AccessCard lease={lease} />);
  expect(document.body.innerHTML).not.toContain('very-secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByText(SECRET)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(document.body.innerHTML).not.toContain('very-secret');
});

it('copies them unseen, and leaves nothing in the stores of the browser', async () => {
  const user = userEvent.setup();
  render(<AccessCard lease={lease} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  expect(document.body.innerHTML).not.toContain('very-secret');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('very-secret');
});

it('hides other credentials that come in the place of shown ones', async () => {
  const { rerender } = render(<AccessCard lease={lease} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  rerender(
    <AccessCard
      lease={{ ...lease, machine: { uuid: 'm-1', mac_addresses: [], ssh_credentials: 'root / other-secret' } }}
    />,
  );
  expect(document.body.textContent).not.toContain('secret');
});

it('says what is missing while it is installed, and works without a machine', () => {
  const { rerender } = render(<AccessCard lease={{ ...lease, status: 'pending', machine: null }} />);
  expect(screen.getByText(/They're created during installation/)).toBeVisible();
  rerender(<AccessCard lease={{ ...lease, machine: undefined }} />);
  expect(screen.getByText('This server has no credentials to show.')).toBeVisible();
});

it.each([
  ['root / secret', 'root'],
  ['Administrator / secret', 'Administrator'],
  ['secret', undefined],
  ['-oProxyCommand=x / secret', undefined],
  ['root; reboot / secret', undefined],
])('reads the user of %j as %p', (credentials, user) => expect(userOf(credentials)).toBe(user));
