import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VendorReady } from './vendor-ready';

it('waits, offers another try where the script does not come, and shows what needed it', async () => {
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('Vendor could not be loaded.'))
    .mockResolvedValueOnce('script');
  render(
    <VendorReady name="Vendor" load={load}>
      {(vendor) => <p>{`There is the ${vendor}`}</p>}
    </VendorReady>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading Vendor');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('There is the script')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
