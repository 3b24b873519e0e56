import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './avatar';

it('shows a picture, and initials where it does not load', () => {
  render(<Avatar address="https://img.example.com/k.png" name="Kadri Tamm" />);
  const picture = screen.getByRole('img', { name: 'Picture of Kadri Tamm' });
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(picture);
  expect(screen.getByText('KT')).toBeInTheDocument();
});

it.each(['', null, 'javascript:alert(1)', 'http://evil.example.com/x.png', 'data:image/svg+xml,<svg/>'])(
  'takes %j for no picture',
  (address) => {
    render(<Avatar address={address} name="Kadri Tamm" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('KT')).toBeInTheDocument();
  },
);
