import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { serve, type FakeResponse } from '../../machine/test-server';
import { firstValues } from '../first-values';
import { choices as all } from '../fixture';
import { Form, FormContext } from '../form';
import { resolveOrder } from '../order';
import { CopyChoice } from './copy-choice';

const NONE = /You have no machine in Tallinn that can be copied/;
const choices = { ...all, machines: [] };
const values = { ...firstValues(choices), origin: 'copy' as const };

function show(machinesOf: (call: string) => FakeResponse): void {
  serve(machinesOf);
  render(
    <AreaRoot name="test">
      <FormContext value={{ order: resolveOrder(choices, values), choices, values, change: jest.fn() }}>
        <CopyChoice />
      </FormContext>
    </AreaRoot>,
  );
}

beforeEach(() => {
  provideTestSite();
  nav.navigator.push('/app/compute/create');
});

it('says that no machine is here once that is known, and not before', async () => {
  show(() => ({ value: [] }));
  expect(screen.queryByText(NONE)).toBeNull();
  expect(await screen.findByText(NONE)).toBeVisible();
});

it('says that the machines could not be loaded, and asks for them again', async () => {
  let isUp = false;
  show(() => (isUp ? { value: [] } : { status: 500, message: 'Out of order' }));
  expect(await screen.findByText('The machines in Tallinn could not be loaded.')).toBeVisible();
  expect(screen.queryByText(NONE)).toBeNull();
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(NONE)).toBeVisible();
});

it('says how large a copy is, which can be less than its disk', async () => {
  const replica = [
    { uuid: 'copy-1', type: 'backup', size: 44 },
    { uuid: 'copy-2', type: 'image', size: 30 },
    { uuid: 'copy-3', type: 'snapshot' },
  ];
  const machines = all.machines.slice(0, 1).map((vm) => ({
    ...vm,
    storage: [{ uuid: 'disk-1', size: 60, primary: true, replica }],
  }));
  const some = { ...all, machines };
  const chosen = { ...values, sourceVm: 'vm-1' };
  serve(() => ({ value: [] }));
  render(
    <AreaRoot name="test">
      <Form schema={v.any()} defaultValues={chosen} onSubmit={jest.fn()}>
        <FormContext value={{ order: resolveOrder(some, chosen), choices: some, values: chosen, change: jest.fn() }}>
          <CopyChoice />
        </FormContext>
      </Form>
    </AreaRoot>,
  );
  await userEvent.click(await screen.findByRole('combobox', { name: 'State' }));
  const options = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options.slice(-3)).toEqual([
    'Backup of unknown date, 44 GB',
    'Snapshot of unknown date, 30 GB',
    'Snapshot of unknown date, 60 GB',
  ]);
});
