import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { ApiError } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { serve } from '../../machine/test-server';
import { choices as all, filled } from '../fixture';
import { Form, FormContext } from '../form';
import { resolveOrder } from '../order';
import { LocationSection } from './location';

it.each([
  ['all that was chosen', '', [], 'Everything you chose is kept. Try another location:'],
  ['all but a network', 'net-1', [], 'Everything you chose is kept, except the network. Try another location:'],
  [
    'all but a pool',
    '',
    ['jhv'],
    'Everything you chose is kept, except the host pool where there is none of that name. Try another location:',
  ],
  [
    'neither network nor pool',
    'net-1',
    ['jhv'],
    'Everything you chose is kept, except the network, and the host pool where there is none of that name. Try another location:',
  ],
])('says that another location takes over %s', async (_, network, without, text) => {
  provideTestSite();
  serve(() => ({ value: [] }));
  nav.navigator.push('/app/compute/create');
  const pools = all.pools.filter(({ name, location }) => name !== 'Fast' || !without.includes(location));
  const choices = { ...all, pools };
  const values = { ...filled, network, pool: 'Fast' };
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
