import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import type { Way } from '../ways';
import { InvoiceApplication } from './invoice-application';

const way: Way = {
  kind: 'invoice',
  processor: { type: 'creditcard', name: 'Invoice', keyword: 'invoice' },
  publicKey: '',
};

it.each([
  ['is what pays', true, 'This account pays by invoice.'],
  ['is not what pays', false, /^Your application is approved\. To pay by invoice, make it the primary payment method/],
])('of an approved application that %s', async (_, is_primary, text) => {
  provideTestSite();
  nav.navigator.push('/app');
  const place = { account: 7, way, known: [] };
  render(
    <AreaRoot name="test">
      <InvoiceApplication
        place={place}
        current={{ id: 1, is_verified: true, is_primary }}
        back="/billing"
        onSaved={jest.fn()}
      />
    </AreaRoot>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});
