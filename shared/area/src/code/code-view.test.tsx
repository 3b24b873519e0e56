import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeRequest, resetApi, signIn, startImpersonation, storage } from '@console/api';
import { createVm } from '@console/contract/vm-change';
import { useState } from 'react';
import { nav } from '../nav';
import { SharedRouter } from '../shared-router';
import { provideAreas } from '../areas';
import { provideTestSite } from '../testing';
import { CodeButton } from './code-button';
import { CodeDisclosure } from './code-disclosure';

beforeEach(() => {
  localStorage.clear();
  resetApi();
  provideTestSite();
  act(() => nav.navigator.push('/app/compute/create?typeId=os'));
});

const machine = (ram: number) =>
  codeRequest(createVm, { location: 'tll', name: 'web', vcpu: 1, ram, password: 'geheim' });

function CreateForm({ note }: { note?: string }) {
  const [ram, setRam] = useState(1024);
  return (
    <SharedRouter>
      <button type="button" onClick={() => setRam(2048)}>
        2 GB
      </button>
      <CodeButton requests={() => [machine(ram)]} note={note} />
    </SharedRouter>
  );
}

const marked = (region: HTMLElement): string[] =>
  [...region.querySelectorAll('.chg')].map(({ textContent }) => textContent.trim());

it('follows the form beside it, and has its state in the address', async () => {
  render(<CreateForm />);
  const opener = screen.getByRole('button', { name: 'As code' });
  await userEvent.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'As code' });
  const program = within(drawer).getByRole('region', { name: 'Program in curl' });
  expect(program).toHaveTextContent('http://localhost/api/v1/tll/user-resource/vm');
  expect(program).not.toHaveTextContent('geheim');
  expect(marked(program)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '2 GB' }));
  await waitFor(() => expect(marked(program)).toEqual(['-d ram=2048 \\']));

  await userEvent.click(within(drawer).getByRole('radio', { name: 'Python' }));
  expect(nav.get().location.search).toBe('?typeId=os&code=python');
  const python = within(drawer).getByRole('region', { name: 'Program in Python' });
  expect(marked(python)).toEqual(["'ram': '2048',"]);
  expect(drawer).toHaveTextContent('VM_PASSWORD is also a variable');

  await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(nav.get().location.search).toBe('?typeId=os');
  expect(storage.persistent.get('codeLanguage')).toBe('python');
});

it('says that secrets are never shown, except where what was typed may have some', async () => {
  act(() => nav.navigator.push('/app/compute/create?code=curl'));
  const { rerender } = render(<CreateForm />);
  expect(await screen.findByText('The code contains no secrets')).toBeVisible();
  rerender(<CreateForm note="Shown as you typed it." />);
  expect(screen.getByText('Shown as you typed it.')).toBeVisible();
  expect(screen.queryByText('The code contains no secrets')).toBeNull();
});

it('opens by its address, in the language that was read last', async () => {
  storage.persistent.set('codeLanguage', 'node');
  act(() => nav.navigator.push('/app/compute/create?code=open'));
  render(<CreateForm />);
  expect(await screen.findByRole('region', { name: 'Program in Node' })).toHaveTextContent('process.env');
});

it('copies and saves the program as it is', async () => {
  const user = userEvent.setup();
  const saved: string[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  render(
    <SharedRouter>
      <CodeDisclosure requests={() => [machine(1024)]} />
    </SharedRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'As code' }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/--data-urlencode password="\$\{VM_PASSWORD:\?\}"$/);
  expect(screen.getByRole('region').children).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Save as file' }));
  expect(saved).toEqual(['create-vm.sh']);
  expect(blobs).toHaveLength(1);
});

it('says when one acts for somebody else', async () => {
  signIn('key');
  startImpersonation({ token: 'token', access_owner: 'nordlicht@example.com' }, '/');
  render(
    <SharedRouter>
      <CodeDisclosure requests={() => [machine(1024)]} open />
    </SharedRouter>,
  );
  expect(await screen.findByText(/^You're acting as n•+t@example.com/)).toBeVisible();
});

it('says that there is nothing yet', async () => {
  render(
    <SharedRouter>
      <CodeDisclosure requests={() => []} open />
    </SharedRouter>,
  );
  expect(await screen.findByText('Nothing to send yet.')).toBeVisible();
});

it.each([
  ['https://example.com/api', 1],
  ['javascript:alert(1)', 0],
  [undefined, 0],
])('leads to the documentation of the API at %s where the site has it', async (apiDocsUrl, links) => {
  provideTestSite({ apiDocsUrl });
  provideAreas({ apiKeys: '/access/token' });
  render(<CreateForm />);
  await userEvent.click(screen.getByRole('button', { name: 'As code' }));
  await screen.findByText('Your API tokens');
  expect(screen.queryAllByRole('link', { name: /API docs/ })).toHaveLength(links);
});
