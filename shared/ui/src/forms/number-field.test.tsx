import { render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { createForm } from './create-form';

const { Form, NumberField } = createForm<{ ram: number | null }>();

it('says both ends of its track as they are, halves too', () => {
  render(
    <Form schema={v.object({ ram: v.number() })} defaultValues={{ ram: 4 }} onSubmit={() => undefined}>
      <NumberField name="ram" label="Memory" unit="GB" min={0.5} max={128} step={0.5} slider />
    </Form>,
  );
  expect(screen.getByText('0.5 GB')).toBeTruthy();
  expect(screen.getByText('128 GB')).toBeTruthy();
});
