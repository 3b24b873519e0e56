import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { ApiError } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { serve } from '../../machine/test-server';
import { choices, filled } from '../fixture';
import { Form, FormContext } from '../form';
import { resolveOrder } from '../order';
import { LocationSection } from './location';

it.each([
  ['all that was chosen', '', 'Everything you chose is kept. Try another location:'],
  ['all but a network of this one', 'net-1', 'Everything you chose is kept, except the network. Try another location:'],
])('says that another location takes over %s', async (_, network, text) => {
  provideTestSite();
  serve(() => ({ value: [] }));
  nav.navigator.push('/app/compute/create');
  const values = { ...filled, network };
  const error = new ApiError({ kind: 'api', status: 500, text: 'No capacity' });
  const full = { location: values.location, error };
  render(
    <AreaRoot name="test">
      <Form schema={v.any()} defaultValues={values} onSubmit={jest.fn()}>
        <FormContext value={{ order: resolveOrder(choices, values), choices, values, change: jest.fn(), full }}>
          <LocationSection />
        </FormContext>
      </Form>
    </AreaRoot>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});
