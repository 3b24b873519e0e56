import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createForm } from '@console/ui/forms';
import * as v from 'valibot';
import { useSuggestedName } from './use-suggested-name';

const { Form, TextField } = createForm<{ name: string }>();

function Body({ taken }: { taken: readonly string[] | undefined }) {
  useSuggestedName('web-01', taken);
  return <TextField name="name" label="Name" />;
}
const form = (taken: readonly string[] | undefined, name = 'web-01') => (
  <Form schema={v.object({ name: v.string() })} defaultValues={{ name }} onSubmit={jest.fn()} draftKey={name}>
    <Body taken={taken} />
  </Form>
);
const field = () => screen.getByLabelText('Name');

it('follows what is taken, and stays while that is not known', () => {
  const { rerender } = render(form(undefined));
  expect(field()).toHaveValue('web-01');
  rerender(form(['web-01']));
  expect(field()).toHaveValue('web-02');
  rerender(form(undefined));
  expect(field()).toHaveValue('web-02');
  rerender(form([]));
  expect(field()).toHaveValue('web-01');
});

it('leaves a name alone that was typed, or that the form began with', async () => {
  const { rerender, unmount } = render(form([]));
  await userEvent.clear(field());
  await userEvent.type(field(), 'shop');
  rerender(form(['web-01', 'shop']));
  expect(field()).toHaveValue('shop');
  unmount();
  sessionStorage.clear();
  render(form(['web-01'], 'web-01')).rerender(form(['web-01', 'web-02'], 'web-01'));
  expect(field()).toHaveValue('web-01');
});

it('keeps no draft of what nobody typed, and all of it once somebody types', async () => {
  sessionStorage.clear();
  const { rerender, unmount } = render(form([]));
  rerender(form(['web-01']));
  expect(field()).toHaveValue('web-02');
  unmount();
  expect(sessionStorage.getItem('draft.form.web-01')).toBeNull();
  const typed = render(form([]));
  await userEvent.type(field(), 'x');
  typed.unmount();
  expect(sessionStorage.getItem('draft.form.web-01')).toBe('{"name":"web-01x"}');
});
