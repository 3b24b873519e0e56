import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { loadOverlays } from '@console/ui';
import { withoutSecret } from '../rows';
import { BulkDelete } from './bulk-delete';
import { DeleteTokenDialog } from './delete-dialog';

const restricted = (billing_account_id: number | null) =>
  withoutSecret({ id: 3, restricted: true, billing_account_id }, { name: 'Deployment', credential: undefined });
const dialogs = (id: number | null): [string, ReactNode][] => [
  ['one', <DeleteTokenDialog key="one" token={restricted(id)} onClose={jest.fn()} />],
  ['several', <BulkDelete key="several" resources={[restricted(id)]} unseen={[]} onClose={jest.fn()} />],
];

async function show(dialog: ReactNode): Promise<void> {
  provideTestSite();
  fakeServer({
    'GET /payment/billing_account/list': [[{ id: 7, title: 'Metal', status: 'ACTIVE', can_pay: true }]],
    'GET /user-resource/token/list': [[]],
  });
  nav.navigator.push('/app/access/tokens');
  render(<AreaRoot name="test">{dialog}</AreaRoot>);
  expect(await screen.findByText(/Programs that use .* stop working at once/)).toBeVisible();
}

beforeAll(() => loadOverlays());

it.each(dialogs(7))('says which account a restricted token has access to: the dialog of %s', async (_, dialog) => {
  await show(dialog);
  expect(await screen.findByText(/has access to Metal/i)).toBeVisible();
});

it.each(dialogs(null))('names no account where the server has named none: the dialog of %s', async (_, dialog) => {
  await show(dialog);
  expect(screen.queryByText(/has access to/i)).toBeNull();
});
