import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { Form, FormContext } from '../form';
import { choices, filled } from '../fixture';
import { orderSchema } from '../schema';
import { SpecSection } from './spec';

const [other] = choices.specs.get('trtu') ?? [];
const onlySoldOut = other ? [{ ...other, uuid: 'small', title: 'SMALL', is_available: false }] : [];

afterEach(() => resetApi());

it.each([
  ['all locations responded', [], "No other server is available in Tallinn, and this one isn't available elsewhere"],
  ['one did not respond', ['rix'], /isn't available in any other location that responded\.$/],
] as const)('says where a sold-out server is not available where %s', async (_, silent, text) => {
  provideTestSite({ locations: [...choices.locations] });
  fakeServer({ 'GET /pricing/list/current': [{}], 'GET /payment/billing_account/list': [[]] });
  nav.navigator.push('/app/metal/create');
  // Other servers are available in Tartu and Riga: this is about the chosen one.
  const elsewhere = other ? [{ ...other, is_available: true }] : [];
  const places = ['trtu', 'rix'].filter((slug) => !silent.some((one) => one === slug));
  const specs = new Map([['tll', onlySoldOut], ...places.map((slug) => [slug, elsewhere] as const)]);
  const context = {
    choices: { ...choices, specs, silent: new Set(silent) },
    values: filled,
    change: () => undefined,
    receipt: undefined,
    soldOut: undefined,
    onLeave: undefined,
  };
  render(
    <AreaRoot name="test">
      <FormContext value={context}>
        <Form schema={orderSchema(() => context.choices)} defaultValues={filled} onSubmit={() => undefined}>
          <SpecSection message={undefined} />
        </Form>
      </FormContext>
    </AreaRoot>,
  );
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});
