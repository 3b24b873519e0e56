import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { BucketCreate } from './bucket-create';

const price = { price_per_unit: 0.0000093, price_per_unit_month: 0.0068 };
const account = { restriction_level: 'CLEAR', is_active: true, running_totals: { credit_available: 100 } };

afterEach(() => resetApi());

it('names one price: the parts of the summary have the discount of the account that pays, and say so', async () => {
  provideTestSite();
  fakeServer({
    'GET /payment/billing_account/list': [
      [
        { ...account, id: 1, title: 'Mine', is_default: true },
        { ...account, id: 2, title: 'Theirs', discount_percentage: 5 },
      ],
    ],
    'GET /user-resource/token/list': [[]],
    'GET /storage/bucket/list': [[]],
    'GET /pricing/list/current': [{ EUR: { tll: { OBJECT_STORAGE: [price] } } }],
  });
  nav.navigator.push('/app/storage/create');
  render(
    <AreaRoot name="test">
      <BucketCreate />
    </AreaRoot>,
  );
  const summary = (): HTMLElement => screen.getByRole('complementary');
  expect(await screen.findByText('100 GB costs about €0.68 a month, before VAT')).toBeVisible();
  expect(summary()).toHaveTextContent('€0.0068');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Billing account' }), 'Theirs');
  expect(await screen.findByText('100 GB costs about €0.65 a month, before VAT')).toBeVisible();
  expect(summary()).toHaveTextContent('€0.0065');
  expect(summary()).toHaveTextContent('Per month, before VAT, 5% discount included.');
});
