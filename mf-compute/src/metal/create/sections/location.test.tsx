import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { choices, filled } from '../fixture';
import { Form, FormContext } from '../form';
import { orderSchema } from '../schema';
import { LocationSection } from './location';

it('tells a place where nothing is offered from one where all is sold out', async () => {
  provideTestSite({ locations: [...choices.locations] });
  fakeServer({ 'GET /pricing/list/current': [{}], 'GET /payment/billing_account/list': [[]] });
  nav.navigator.push('/app/metal/create');
  const soldOut = (choices.specs.get('tll') ?? []).map((spec) => ({ ...spec, is_available: false }));
  const context = {
    choices: {
      ...choices,
      silent: new Set<string>(),
      specs: new Map([
        ['tll', soldOut],
        ['trtu', []],
      ]),
    },
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
          <LocationSection />
        </Form>
      </FormContext>
    </AreaRoot>,
  );
  expect(await screen.findByRole('radio', { name: /Tallinn.*All sold out/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Tartu.*None offered/ })).toBeVisible();
});
