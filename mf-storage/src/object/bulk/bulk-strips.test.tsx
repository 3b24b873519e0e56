import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ObjectStoreError } from '../../object-store/error';
import { startTransfers } from './copy-objects';
import { BulkStrips } from './bulk-strips';

/** Four batches, of which three run beside each other. */
const items = Array.from({ length: 40 }, (_, n) => ({ from: `a/${n}`, to: `b/${n}`, overwrites: false }));
const never = () => new Promise<never>(() => undefined);

function showMove(bucket: string, copy: () => Promise<void>): void {
  startTransfers(
    { bucket, list: async () => ({ folders: [], objects: [] }), copy, remove: async () => [] },
    items,
    'move',
    { what: 'move', to: 'b/' },
  );
  render(
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <section>
        <BulkStrips bucket={bucket} />
        <input aria-label="Search" />
      </section>
    </main>,
  );
}

it('hands the focus on where Stop goes at once, while what runs goes on', async () => {
  showMove('stopped', never);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(screen.getByRole('status')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

it('hands it to Stop where Retry begins anew', async () => {
  const copy = jest.fn<Promise<void>, []>(() => Promise.reject(new ObjectStoreError('denied', 'no')));
  showMove('retried', copy);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  copy.mockImplementation(never);
  await userEvent.click(retry);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stop' })).toHaveFocus());
});
