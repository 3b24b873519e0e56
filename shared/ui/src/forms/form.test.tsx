import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { createForm } from './create-form';
import type { FormProps } from './form';
import { FormIndex, FormLayout, FormSection } from './sections';
import { FormError, SubmitButton } from './submit';

const schema = v.object({
  place: v.pipe(v.string(), v.nonEmpty()),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.regex(/^[a-z-]+$/, 'Only lower case letters and hyphens.')),
  password: v.string(),
  terms: v.boolean(),
});
type Values = v.InferInput<typeof schema>;
const { CheckboxField, ChoiceTiles, Form, PasswordField, TextField } = createForm<Values>();
const defaults: Values = { place: 'tll', name: '', password: '', terms: false };

function Sample(props: Partial<FormProps<Values>>) {
  return (
    <Form schema={schema} defaultValues={defaults} onSubmit={() => undefined} {...props}>
      <FormIndex />
      <FormSection id="where" title="Where" value="Tallinn">
        <ChoiceTiles
          name="place"
          label="Place"
          options={[
            { value: 'tll', title: 'Tallinn' },
            { value: 'jhv', title: 'Jõhvi' },
          ]}
        />
      </FormSection>
      <FormSection id="who" title="Who">
        <TextField name="name" label="Name" hint="As in the host name." />
        <PasswordField name="password" label="Password" optional />
        <CheckboxField name="terms" label="Terms" />
      </FormSection>
      <FormError />
      <SubmitButton pendingLabel="Creating">Create</SubmitButton>
    </Form>
  );
}
const nameField = () => screen.getByRole('textbox', { name: 'Name' });
const create = () => screen.getByRole('button', { name: 'Create' });
/** Hint or error under the field. */
const saysOfName = (text: string) => waitFor(() => expect(nameField()).toHaveAccessibleDescription(text));
/** A promise that waits to be told. */
function later() {
  let settle: (error?: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    settle = (error) => (error ? reject(error) : resolve());
  });
  return { promise, settle };
}

afterEach(() => sessionStorage.clear());

it('knows a field that the title of its section names', () => {
  render(
    <Form schema={schema} defaultValues={defaults} onSubmit={() => undefined}>
      <FormSection id="name" title="Name">
        <TextField name="name" label="Name" />
      </FormSection>
      <FormSection id="login" title="Login">
        <PasswordField name="password" label="Password" />
      </FormSection>
    </Form>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' }).closest('.ui-fld')).toHaveClass('named');
  expect(screen.getByLabelText('Password').closest('.ui-fld')).not.toHaveClass('named');
});

it('takes a section for done whose own control need not be filled in, beside a field of the same name', () => {
  const kit = createForm<{ file: string }>();
  function File({ optional }: { optional: boolean }) {
    kit.useFormField('file', optional);
    return <kit.TextField name="file" label="File" optional={optional} />;
  }
  const form = (optional: boolean) => (
    <kit.Form schema={v.object({ file: v.string() })} defaultValues={{ file: '' }} onSubmit={() => undefined}>
      <FormIndex />
      <FormSection id="first" title="First">
        {null}
      </FormSection>
      <FormSection id="files" title="Files">
        <File optional={optional} />
      </FormSection>
    </kit.Form>
  );
  const { rerender } = render(form(true));
  const entry = () => screen.getAllByRole('listitem')[1];
  expect(entry()).toHaveClass('ok');
  rerender(form(false));
  expect(entry()).not.toHaveClass('ok');
});

it('gives what the schema made of the input', async () => {
  const onSubmit = jest.fn();
  render(<Sample onSubmit={onSubmit} />);
  await userEvent.type(nameField(), ' web ');
  await userEvent.click(screen.getByRole('radio', { name: 'Jõhvi' }));
  await userEvent.click(create());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ place: 'jhv', name: 'web', password: '', terms: false }));
});

it('checks a field when it is left, and while typing once it is wrong', async () => {
  render(<Sample />);
  await userEvent.type(nameField(), 'We');
  expect(nameField()).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await saysOfName('Only lower case letters and hyphens.');
  expect(nameField()).toBeInvalid();
  await userEvent.clear(nameField());
  await saysOfName('This field is required');
  await userEvent.type(nameField(), 'we');
  await saysOfName('As in the host name.');
  expect(nameField()).not.toHaveAttribute('aria-invalid');
});

it('does not complain about a field that was only passed by', async () => {
  render(<Sample />);
  await userEvent.click(nameField());
  await userEvent.tab();
  await act(async () => undefined);
  expect(nameField()).not.toHaveAttribute('aria-invalid');
});

it('says of a text that it is too long, before anything is sent', async () => {
  const onSubmit = jest.fn();
  render(<Sample onSubmit={onSubmit} />);
  fireEvent.change(nameField(), { target: { value: 'a'.repeat(256) } });
  await userEvent.click(create());
  await saysOfName('At most 255 characters');
  fireEvent.change(nameField(), { target: { value: 'a'.repeat(255) } });
  await userEvent.click(create());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('leads to the first wrong field and says so in the index', async () => {
  const onSubmit = jest.fn();
  render(<Sample onSubmit={onSubmit} />);
  await userEvent.click(create());
  await waitFor(() => expect(nameField()).toHaveFocus());
  expect(screen.getByRole('navigation', { name: 'Sections' })).toHaveTextContent('WhoThis field is required');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('cannot be sent twice; meanwhile the button is a plain one that says what happens', async () => {
  const { promise, settle } = later();
  const onSubmit = jest.fn(() => promise);
  render(<Sample onSubmit={onSubmit} defaultValues={{ ...defaults, name: 'web' }} />);
  await userEvent.type(nameField(), '{Enter}');
  await userEvent.type(nameField(), '{Enter}');
  const button = await screen.findByRole('button', { name: 'Creating' });
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await act(async () => settle());
  expect(create()).toHaveAttribute('type', 'submit');
});

describe('a failed call', () => {
  const failure = Object.assign(new Error('Not possible'), {
    status: 422,
    correlationId: 'vm-12ab',
    fieldErrors: { name: 'This name is taken', quota: 'used up' },
  });

  it('stands at its fields; the message, and what has no field, above the button', async () => {
    render(<Sample defaultValues={{ ...defaults, name: 'web' }} onSubmit={() => Promise.reject(failure)} />);
    await userEvent.click(create());
    await saysOfName('This name is taken');
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Not possible [vm-12ab] (HTTP 422)');
    expect(screen.getByRole('alert')).toHaveTextContent('quota: used up');
    expect(nameField()).toHaveFocus();
    await userEvent.type(nameField(), 'x');
    await waitFor(() => expect(nameField()).not.toHaveAttribute('aria-invalid'));
  });

  it.each<[string, (error: Error) => Partial<FormProps<Values>>]>([
    ['thrown', () => ({})],
    ['from outside', (error) => ({ error })],
  ])('stands at the field that a parameter of the call comes from, %s', async (_, props) => {
    const renamed = Object.assign(new Error('Not possible'), {
      correlationId: 'metal-1',
      fieldErrors: { display_name: 'This name is taken', other: 'odd' },
    });
    const values = { ...defaults, name: 'web' };
    const fail = async () => {
      throw renamed;
    };
    render(<Sample defaultValues={values} parameters={{ display_name: 'name' }} onSubmit={fail} {...props(renamed)} />);
    await userEvent.click(create());
    await saysOfName('This name is taken');
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Not possible [metal-1]other: odd');
  });

  it('is said once: at its fields what belongs there, and of the others above the button without a technical name', async () => {
    const refused = Object.assign(new Error('name: taken; billing account: frozen (HTTP 400)'), {
      status: 400,
      fieldErrors: { name: 'taken', billing_account_id: 'frozen' },
      rest: '',
    });
    const { rerender } = render(
      <Sample defaultValues={{ ...defaults, name: 'web' }} onSubmit={() => Promise.reject(refused)} />,
    );
    await userEvent.click(create());
    await saysOfName('taken');
    expect(screen.getByRole('alert').textContent).toBe('Error: billing account: frozen (HTTP 400)');
    const atField = {
      message: 'name: taken',
      status: 400,
      correlationId: 'vm-1',
      fieldErrors: { name: 'taken' },
      rest: '',
    };
    rerender(<Sample error={atField} />);
    const said = 'Error: Check the marked field [vm-1] (HTTP 400)';
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(said));
    await saysOfName('taken');
  });

  it('stays at its field when it comes sooner than the check of the field that was left', async () => {
    render(<Sample defaultValues={{ ...defaults, name: 'web' }} onSubmit={() => Promise.reject(failure)} />);
    await userEvent.type(nameField(), '-two');
    jest.useFakeTimers();
    fireEvent.blur(nameField(), { relatedTarget: create() });
    fireEvent.click(create());
    await act(() => jest.advanceTimersByTimeAsync(1000));
    jest.useRealTimers();
    expect(nameField()).toHaveAccessibleDescription('This name is taken');
  });

  it('is shown the same way when it comes from outside', async () => {
    const { rerender } = render(<Sample />);
    rerender(<Sample error={{ ...failure, message: failure.message }} />);
    await saysOfName('This name is taken');
    expect(screen.getByRole('alert')).toHaveTextContent('Not possible');
  });

  it('leads to its field where the form begins with it, and once only', async () => {
    const { rerender } = render(<Sample error={{ message: '', fieldErrors: { name: 'taken' } }} />);
    await saysOfName('taken');
    expect(nameField()).toHaveFocus();
    await userEvent.click(screen.getByLabelText(/^Password/));
    rerender(<Sample error={{ message: '', fieldErrors: { name: 'taken' } }} />);
    expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  });
});

describe('draft', () => {
  beforeEach(() => sessionStorage.setItem('draft.form.vm', JSON.stringify({ name: 'kept', place: 'jhv' })));

  it('comes back, and goes when the form was sent', async () => {
    render(<Sample draftKey="vm" secrets={['password']} />);
    expect(nameField()).toHaveValue('kept');
    expect(screen.getByRole('radio', { name: 'Jõhvi' })).toBeChecked();
    await userEvent.type(screen.getByLabelText(/^Password/), 'hunter2');
    await userEvent.click(create());
    await waitFor(() => expect(sessionStorage.getItem('draft.form.vm')).toBeNull());
  });

  it.each([
    ['is told', undefined, 'What you entered earlier was kept.'],
    ['is told with its exceptions', ['password' as const], /was kept, except sensitive details and files\.$/],
  ])('%s', (_, secrets, said) => {
    render(
      <Form schema={schema} defaultValues={defaults} onSubmit={() => undefined} draftKey="vm" secrets={secrets}>
        <FormLayout>{null}</FormLayout>
      </Form>,
    );
    expect(screen.getByText(said)).toBeVisible();
  });

  it('begins again for what is typed after the form was sent', async () => {
    const { unmount } = render(<Sample draftKey="vm" secrets={['password']} />);
    await userEvent.type(screen.getByLabelText(/^Password/), 'hunter2');
    await userEvent.click(create());
    await waitFor(() => expect(sessionStorage.getItem('draft.form.vm')).toBeNull());
    await userEvent.type(nameField(), '-again');
    unmount();
    expect(sessionStorage.getItem('draft.form.vm')).toBe(
      JSON.stringify({ place: 'jhv', name: 'kept-again', terms: false }),
    );
  });

  it('is written when the form goes away, without secrets', async () => {
    const { unmount } = render(<Sample draftKey="vm" secrets={['password']} />);
    await userEvent.type(screen.getByLabelText(/^Password/), 'hunter2');
    await userEvent.type(nameField(), '-more');
    unmount();
    expect(sessionStorage.getItem('draft.form.vm')).toBe(
      JSON.stringify({ place: 'jhv', name: 'kept-more', terms: false }),
    );
  });

  it('is written as soon as somebody goes on elsewhere', async () => {
    sessionStorage.clear();
    render(<Sample draftKey="vm" secrets={['password']} />);
    await userEvent.type(nameField(), 'web');
    await userEvent.tab();
    expect(sessionStorage.getItem('draft.form.vm')).toContain('web');
  });

  it('is none where everything is as it was at first again', async () => {
    sessionStorage.clear();
    const { unmount } = render(<Sample draftKey="vm" secrets={['password']} />);
    await userEvent.type(nameField(), 'web');
    await waitFor(() => expect(sessionStorage.getItem('draft.form.vm')).toContain('web'));
    await userEvent.clear(nameField());
    await userEvent.type(screen.getByLabelText(/^Password/), 'hunter2');
    unmount();
    expect(sessionStorage.getItem('draft.form.vm')).toBeNull();
  });

  it('survives a failure', async () => {
    render(<Sample draftKey="vm" onSubmit={() => Promise.reject(new Error('No'))} />);
    await userEvent.click(create());
    expect(await screen.findByText('Error: No')).toBeInTheDocument();
    expect(sessionStorage.getItem('draft.form.vm')).not.toBeNull();
  });
});

it('tells its guard whether there is something to lose', async () => {
  const guard = jest.fn();
  render(<Sample guard={guard} />);
  expect(guard).toHaveBeenLastCalledWith(false);
  await userEvent.type(nameField(), 'web');
  expect(guard).toHaveBeenLastCalledWith(true);
  await userEvent.click(create());
  await waitFor(() => expect(guard).toHaveBeenLastCalledWith(false));
});

it('shows and hides a password', async () => {
  render(<Sample />);
  const field = screen.getByLabelText(/^Password/);
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

it('asks a device without keys for those that fit, and to leave what is typed alone', () => {
  const Own = createForm<{ host: string; amount: string }>();
  render(
    <Own.Form
      schema={v.object({ host: v.string(), amount: v.string() })}
      defaultValues={{ host: '', amount: '' }}
      onSubmit={() => undefined}
    >
      <Own.TextField name="host" label="Host name" isPlain />
      <Own.TextField name="amount" label="Amount" inputMode="decimal" />
    </Own.Form>,
  );
  const host = screen.getByRole('textbox', { name: 'Host name' });
  for (const [name, value] of Object.entries({ autocapitalize: 'none', autocorrect: 'off', spellcheck: 'false' }))
    expect(host).toHaveAttribute(name, value);
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveAttribute('inputmode', 'decimal');
});

it('says of another secret than a password what its button shows', async () => {
  const Own = createForm<{ token: string }>();
  render(
    <Own.Form schema={v.object({ token: v.string() })} defaultValues={{ token: '' }} onSubmit={() => undefined}>
      <Own.PasswordField name="token" label="Token" eye={{ show: 'Show token', hide: 'Hide token' }} />
    </Own.Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show token' }));
  expect(screen.getByRole('button', { name: 'Hide token' })).toBeVisible();
});

it('checks a field that is wrong once more when another one changes, on which its rule depends; not what the server said', async () => {
  const dependent = v.pipe(
    schema,
    v.forward(
      v.partialCheck(
        [['name'], ['place']],
        ({ name, place }) => name.length > 3 || place === 'jhv',
        'Use at least 4 characters.',
      ),
      ['name'],
    ),
  );
  const onSubmit = jest.fn().mockRejectedValueOnce({ message: 'No.', fieldErrors: { terms: 'Not these terms.' } });
  render(<Sample schema={dependent} onSubmit={onSubmit} />);
  await userEvent.type(nameField(), 'web');
  await userEvent.tab();
  await saysOfName('Use at least 4 characters.');
  await userEvent.click(screen.getByRole('radio', { name: 'Jõhvi' }));
  await saysOfName('As in the host name.');
  await userEvent.click(create());
  const terms = screen.getByRole('checkbox', { name: 'Terms' });
  await waitFor(() => expect(terms).toHaveAccessibleDescription('Not these terms.'));
  await userEvent.type(nameField(), '-1');
  await userEvent.tab();
  await saysOfName('Only lower case letters and hyphens.');
  expect(terms).toHaveAccessibleDescription('Not these terms.');
});
