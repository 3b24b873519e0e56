import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from './toast';
import { Toasts } from './toasts';

let fetched = 0;
jest.mock('./toast-host', () => {
  fetched += 1;
  return jest.requireActual<object>('./toast-host');
});

it('fetches what draws toasts with the first press: when the network is gone it is too late', async () => {
  render(<Toasts />);
  await act(() => Promise.resolve());
  expect(fetched).toBe(0);
  fireEvent.pointerDown(document.body);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(fetched).toBe(1);
  expect(screen.queryByRole('region', { name: /Notifications/ })).toBeNull();
  act(() => toast.info('Gone offline'));
  expect(await screen.findByText('Gone offline')).toBeVisible();
});
