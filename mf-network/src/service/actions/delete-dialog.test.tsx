import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { loadOverlays } from '@console/ui';
import { aServiceView } from '../fixture';
import { ServiceDeleteDialog } from './delete-dialog';

beforeAll(() => loadOverlays());
afterEach(() => resetApi());

it('says nothing of nodes that a service does not have', async () => {
  provideTestSite();
  nav.navigator.push('/app/services');
  render(
    <AreaRoot name="test">
      <ServiceDeleteDialog service={aServiceView({})} onClose={jest.fn()} />
    </AreaRoot>,
  );
  expect(await screen.findByText('Clients lose their connection to PostgreSQL')).toBeVisible();
  expect(screen.queryByText(/node/)).toBeNull();
});
