import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { createForm } from '@console/ui/forms';
import { orderOf } from '../fixture';
import { FormContext } from '../form';
import { KeyField } from './key-field';
import { samples } from './samples';

const { Form, useFormValues } = createForm<{ publicKey: string }>();
const [ed25519, , ecdsa] = samples;

function Inside() {
  const { publicKey } = useFormValues();
  const order = orderOf({ signIn: 'key', publicKey });
  const context = { ...order, order, change: () => undefined };
  return (
    <FormContext value={context}>
      <KeyField />
    </FormContext>
  );
}

const show = () =>
  render(
    <Form
      schema={v.object({ publicKey: v.string() })}
      defaultValues={{ publicKey: '' }}
      draftKey="key-test"
      onSubmit={() => undefined}
    >
      <Inside />
    </Form>,
  );

afterEach(() => sessionStorage.clear());
const paste = async (text: string) => {
  await userEvent.click(screen.getByLabelText('SSH public key'));
  await userEvent.paste(text);
};

it('names a key by its comment, type, size and fingerprint', async () => {
  show();
  await paste(ed25519.line);
  expect(screen.getByText('kadri@laptop')).toBeInTheDocument();
  expect(screen.getByText(/ssh-ed25519, 256 bits/)).toBeInTheDocument();
  expect(await screen.findByText(ed25519.fingerprint)).toBeInTheDocument();
});

it('takes a private key out at once, says so loudly, and keeps it nowhere', async () => {
  show();
  await paste('-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEA\n-----END OPENSSH PRIVATE KEY-----');
  expect(screen.getByLabelText('SSH public key')).toHaveValue('');
  expect(screen.getByRole('alert')).toHaveTextContent('That was a private key.');
  await paste(ed25519.line);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await waitFor(() => expect(sessionStorage.getItem('draft.form.key-test')).not.toBeNull());
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/PRIVATE|b3BlbnNzaC/);
});

it('lets one choose among several keys', async () => {
  show();
  await paste(`${ed25519.line}\n${ecdsa.line}\n`);
  const keep = screen.getAllByRole('button', { name: 'Keep this one' });
  expect(keep).toHaveLength(2);
  await userEvent.click(keep[1] ?? document.body);
  expect(screen.getByLabelText('SSH public key')).toHaveValue(ecdsa.line);
  expect(screen.queryByRole('button', { name: 'Keep this one' })).not.toBeInTheDocument();
});
