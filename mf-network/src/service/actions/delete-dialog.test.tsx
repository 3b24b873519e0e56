import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { aServiceView } from '../fixture';
import type { ServiceView } from '../use-services';
import { ServiceDeleteDialog } from './delete-dialog';

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

async function show(service: ServiceView): Promise<void> {
  provideTestSite();
  nav.navigator.push('/app/services');
  render(
    <AreaRoot name="test">
      <ServiceDeleteDialog service={service} onClose={jest.fn()} />
    </AreaRoot>,
  );
  await screen.findByRole('dialog');
}

it('says nothing of nodes that a service does not have', async () => {
  await show(aServiceView({}));
  expect(screen.getByText('Clients lose their connection to PostgreSQL')).toBeVisible();
  expect(screen.queryByText(/node/)).toBeNull();
});

it('names the service by its keyword while the names of software load', async () => {
  await show({ ...aServiceView({}), software: '' });
  expect(screen.getByText('Clients lose their connection to postgresql')).toBeVisible();
});
