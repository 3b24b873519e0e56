import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { VendorRefusal } from '../../processor/refusal';
import type { Way } from '../ways';
import { CardForm } from './card-form';

const way: Way = {
  kind: 'omise_creditcard',
  processor: { type: 'creditcard', name: 'Card', keyword: 'omise_creditcard' },
  publicKey: 'pkey',
};

afterEach(() => resetApi());

it.each([
  ['Nothing was saved.', new VendorRefusal('Omise', 'Your card number is invalid.')],
  ['Nothing was saved.', new ApiError({ kind: 'api', text: 'Not this card', status: 400 })],
  ["Saving didn't finish.", new ApiError({ kind: 'connection', text: 'No response' })],
])('says "%s" above what was said', async (title, thrown) => {
  provideTestSite();
  fakeServer({ 'GET /payment/card/list': [[]] });
  nav.navigator.push('/app/billing/account/7');
  render(
    <AreaRoot name="test">
      <CardForm
        place={{ account: 7, way, known: [] }}
        holder="Eva"
        back="/billing"
        onSaved={jest.fn()}
        save={() => Promise.reject(thrown)}
      >
        {null}
      </CardForm>
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Add card' }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(thrown.message)).toBeVisible();
});
