import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { serve } from '../../machine/test-server';
import { choices, filled } from '../fixture';
import { Form, FormContext } from '../form';
import { resolveOrder } from '../order';
import { AddedDisks } from './disks';

function Disks() {
  const [values, setValues] = useState(filled);
  return (
    <Form schema={v.any()} defaultValues={values} onSubmit={jest.fn()}>
      <FormContext
        value={{
          order: resolveOrder(choices, values),
          choices,
          values,
          change: (next) => setValues({ ...values, ...next }),
        }}
      >
        <AddedDisks />
      </FormContext>
    </Form>
  );
}
const fields = () => screen.getAllByRole<HTMLInputElement>('spinbutton');

it('takes along what stands at a disk that goes, and leaves the others what is theirs', async () => {
  provideTestSite();
  serve(() => ({ value: [] }));
  nav.navigator.push('/app/compute/create');
  render(
    <AreaRoot name="test">
      <Disks />
    </AreaRoot>,
  );
  const add = await screen.findByRole('button', { name: 'Add disk' });
  for (const size of ['20-40', '70', '60-80']) {
    await userEvent.click(add);
    const field = screen.getByRole('spinbutton', { name: `Size of disk ${fields().length + 1}` });
    await userEvent.clear(field);
    await userEvent.type(field, size);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Remove disk 2' }));
  expect(fields().map(({ value }) => value)).toEqual(['70', '60-80']);
});
