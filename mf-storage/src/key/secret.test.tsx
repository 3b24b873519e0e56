import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Secret } from './secret';

it('is on the page only while somebody asked for it', async () => {
  const user = userEvent.setup();
  render(<Secret value="s3cr3t" name="AKIA1" />);
  expect(screen.queryByText('s3cr3t')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show the secret key of AKIA1' }));
  expect(screen.getByText('s3cr3t')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hide the secret key of AKIA1' }));
  expect(screen.queryByText('s3cr3t')).not.toBeInTheDocument();
});
