import { render, screen } from '@testing-library/react';
import { ShortcutSheet } from './sheet';

it('is closed by Back, which leads to another screen below it', async () => {
  const close = jest.fn();
  window.history.pushState(null, '', '/app/billing');
  window.history.pushState(null, '', '/app/compute');
  render(<ShortcutSheet open places={[]} onClose={close} />);
  await screen.findByRole('dialog');
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await popped;
  expect(close).toHaveBeenCalledTimes(1);
});
