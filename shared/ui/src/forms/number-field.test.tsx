import { fireEvent, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { setFormats } from '../text/formats';
import { createForm } from './create-form';

const { Form, NumberField, useFormValues } = createForm<{ ram: number | null }>();
const Value = () => <output>{String(useFormValues().ram)}</output>;
const schema = v.object({ ram: v.pipe(v.number(), v.integer()) });
const renderWhole = (): HTMLElement => {
  render(
    <Form schema={schema} defaultValues={{ ram: 4 }} onSubmit={() => undefined}>
      <NumberField name="ram" label="Memory" min={1} max={64} />
      <Value />
    </Form>,
  );
  return screen.getByRole('spinbutton', { name: 'Memory' });
};
const type = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const shown = (field: HTMLElement): unknown => field instanceof HTMLInputElement && field.value;

afterEach(() => setFormats({ locale: 'en' }));

it('says both ends of its track as they are, halves too', () => {
  render(
    <Form schema={v.object({ ram: v.number() })} defaultValues={{ ram: 4 }} onSubmit={() => undefined}>
      <NumberField name="ram" label="Memory" unit="GB" min={0.5} max={128} step={0.5} slider />
    </Form>,
  );
  expect(screen.getByText('0.5 GB')).toBeTruthy();
  expect(screen.getByText('128 GB')).toBeTruthy();
});

it('takes a comma for a point, never for nothing: 12,5 is no 125', async () => {
  const field = renderWhole();
  type(field, '12,5');
  expect(await screen.findByText('Enter a whole number')).toBeTruthy();
  expect(shown(field)).toBe('12.5');
});

it('keeps what is no number, and says so', async () => {
  const field = renderWhole();
  type(field, '1,2,3');
  expect(await screen.findByText('Enter a number')).toBeTruthy();
  expect(shown(field)).toBe('1,2,3');
  expect(screen.getByRole('status').textContent).toBe('null');
  type(field, '');
  expect(await screen.findByText('This field is required')).toBeTruthy();
});

it('shows a number as the site writes it', () => {
  setFormats({ locale: 'de' });
  const field = renderWhole();
  type(field, '12.5');
  expect(shown(field)).toBe('12,5');
  type(field, '1.000');
  expect(shown(field)).toBe('1000');
});

it('moves with the arrow keys, within its limits', () => {
  const field = renderWhole();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(shown(field)).toBe('5');
  expect(field.getAttribute('aria-valuenow')).toBe('5');
  type(field, '64');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(shown(field)).toBe('64');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(screen.getByRole('status').textContent).toBe('63');
});
