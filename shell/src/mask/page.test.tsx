import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MaskedPage } from './page';

const SECRET = /secret(-\w+)?/g;

let page: MaskedPage;
const typed = jest.fn();

beforeEach(() => {
  page = new MaskedPage(document, {
    spans: (text) =>
      [...text.matchAll(SECRET)].map(({ index, 0: found }) => ({ from: index, to: index + found.length })),
    typed,
  });
});
afterEach(() => page.stop());

/** What is masked is masked in a microtask. */
const settled = () => act(async () => undefined);

function Greeting({ name }: { name: string }) {
  const [n, setN] = useState(0);
  return (
    <>
      <p title={`About ${name}`}>
        Hello {name}, {n} times
      </p>
      <button type="button" aria-label={`Greet ${name}`} onClick={() => setN(n + 1)} />
      <input aria-label="Name" name="name" defaultValue={name} />
      <b>
        se<mark>cret-o</mark>ne
      </b>
      <i data-private title="Estonia">
        Estonia
      </i>
    </>
  );
}

test('masks a text that has breaks in it as one', () => {
  const { container } = render(
    <code>
      sec
      <wbr />
      ret-o
      <wbr />
      ne
    </code>,
  );
  page.start();
  expect(container.textContent).toMatch(/^•+$/);
  expect(container.querySelectorAll('wbr')).toHaveLength(2);
  page.stop();
  expect(container.textContent).toBe('secret-one');
});

test('replaces texts and attributes, follows React, and gives all of it back', async () => {
  const { container, rerender } = render(<Greeting name="secret-a" />);
  page.start();
  expect(container.textContent).toBe('Hello ••••••••, 0 times••••••••••••••••••••');
  expect(container.innerHTML).not.toMatch(/secret|Estonia/);
  fireEvent.click(screen.getByRole('button', { name: 'Greet ••••••••' }));
  await settled();
  expect(container.textContent).toMatch(/^Hello ••••••••, 1 times/);
  rerender(<Greeting name="secret-somebody-else" />);
  await settled();
  expect(container.innerHTML).not.toContain('secret');
  rerender(<Greeting name="nobody" />);
  await settled();
  expect(screen.getByRole('button', { name: 'Greet nobody' })).toBeVisible();
  rerender(<Greeting name="secret-a" />);
  await settled();
  page.stop();
  expect(container.textContent).toBe('Hello secret-a, 1 timessecret-oneEstonia');
  expect(screen.getByTitle('About secret-a')).toBeVisible();
  expect(screen.getByTitle('Estonia')).toBeVisible();
});

test('a field keeps its value, is covered while that is private, and tells of what is typed', async () => {
  render(<Greeting name="secret-a" />);
  page.start();
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  expect(field.value).toBe('secret-a');
  expect(field).toHaveAttribute('data-masked');
  expect(field).not.toHaveAttribute('value');
  expect(field).toHaveAttribute('type', 'password');
  fireEvent.input(field, { target: { value: 'open' } });
  expect(typed).toHaveBeenLastCalledWith(field, 'name', 'open', false);
  expect(field).not.toHaveAttribute('data-masked');
  expect(field.type).toBe('text');
  expect(field).not.toHaveAttribute('autocomplete');
  fireEvent.focusOut(field);
  expect(typed).toHaveBeenLastCalledWith(field, 'name', 'open', true);
});

test('a covered field that React draws anew stays covered, and comes back with what it was', async () => {
  const Field = ({ hint }: { hint: string }) => (
    <input type="email" autoComplete="email" aria-label="Email" placeholder={hint} defaultValue="secret" />
  );
  const { rerender } = render(<Field hint="a" />);
  page.start();
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  rerender(<Field hint="b" />);
  await settled();
  expect([field.type, field.value, field.autocomplete]).toEqual(['password', 'secret', 'one-time-code']);
  page.stop();
  expect([field.type, field.value, field.autocomplete]).toEqual(['email', 'secret', 'email']);
});

test('a long text is told to nobody until one goes into it', () => {
  render(<textarea aria-label="Notes" defaultValue="a secret" />);
  page.start();
  const field = screen.getByLabelText('Notes');
  expect(field).toHaveAttribute('aria-hidden', 'true');
  field.focus();
  expect(field).not.toHaveAttribute('aria-hidden');
  field.blur();
  page.stop();
  expect(field).not.toHaveAttribute('aria-hidden');
  expect(field).toHaveValue('a secret');
});

test('the title of the document, and what comes later', async () => {
  page.start();
  document.title = 'secret-title | Console';
  const late = document.createElement('p');
  late.textContent = 'a secret';
  document.body.append(late);
  await settled();
  expect(document.title).toBe('•••••••••••• | Console');
  expect(late.textContent).toBe('a ••••••••');
  late.remove();
});
