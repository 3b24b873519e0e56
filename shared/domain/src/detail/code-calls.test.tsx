import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { codeRequest } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listNetworks } from '@console/contract/network';
import { listVms } from '@console/contract/vm';
import { CodeCalls } from './code-calls';

const params = { location: 'tll' };
const calls = [
  { id: 'read', label: 'Read', requests: [codeRequest(listVms, params)] },
  { id: 'other', label: 'Other', requests: [codeRequest(listNetworks, params)] },
];

it('shows the call that the address names, and keeps another one there', async () => {
  provideTestSite();
  nav.navigator.push('/app/compute?call=nonsense');
  render(
    <AreaRoot name="test">
      <CodeCalls calls={calls}>{(id) => <p>{`about ${id}`}</p>}</CodeCalls>
    </AreaRoot>,
  );
  const action = await screen.findByLabelText('Action');
  expect(action).toHaveValue('read');
  expect(await screen.findByText(/vm\/list/)).toBeVisible();
  await userEvent.selectOptions(action, 'Other');
  expect(window.location.search).toBe('?call=other');
  expect(await screen.findByText(/network\/networks/)).toBeVisible();
  expect(screen.getByText('about other')).toBeVisible();
  await userEvent.selectOptions(action, 'Read');
  expect(window.location.search).toBe('');
});
