import { act, render, screen } from '@testing-library/react';
import * as v from 'valibot';
import { createForm, SubmitButton } from '../forms';
import { allowPseudoLanguages, setLanguage } from './languages';
import { translateSentence, sentenceKey } from './sentences';

const { Form, TextField } = createForm<{ name: string }>();

afterEach(() => act(() => setLanguage('en')));

it('knows a sentence by its words; its numbers are places', () => {
  expect(sentenceKey('The name must have 3 to 63 characters')).toBe('The name must have {0} to {1} characters');
  expect(sentenceKey('Must be an IPv4 address')).toBe('Must be an IPv4 address');
});

it('is word for word what it was in English, and in another language what was translated', async () => {
  const sentence = 'The name must have 3 to 63 characters';
  expect(translateSentence(sentence)).toBe(sentence);
  await act(() => setLanguage('et'));
  expect(translateSentence(sentence)).toBe('Nimes peab olema 3 kuni 63 märki');
  expect(translateSentence('Failed to list load balancers')).toBe('Failed to list load balancers');
});

it('a field says what the contract says in the language of whoever reads, also of one that is wrong already', async () => {
  const schema = v.object({ name: v.pipe(v.string(), v.maxLength(3, 'At most 3 characters')) });
  render(
    <Form schema={schema} defaultValues={{ name: 'long' }} onSubmit={() => undefined}>
      <TextField name="name" label="Name" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('At most 3 characters');
  await act(() => setLanguage('et'));
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Kuni 3 märki');
});

it('what the server says of a field stays as it came', async () => {
  await act(() => setLanguage('et'));
  const refuse = () =>
    Promise.reject(Object.assign(new Error('No'), { fieldErrors: { name: 'This field is required' } }));
  render(
    <Form schema={v.object({ name: v.string() })} defaultValues={{ name: 'a' }} onSubmit={refuse}>
      <TextField name="name" label="Name" />
      <SubmitButton>Save</SubmitButton>
    </Form>,
  );
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('This field is required');
});

it('is changed in the languages that nobody speaks, so that what is not asked for here is seen', async () => {
  allowPseudoLanguages();
  await act(() => setLanguage('xa'));
  expect(translateSentence('At most 3 characters')).toBe('Áţ ɱóšţ 3 çĥářáçţéřš~~~~~~~~');
});
