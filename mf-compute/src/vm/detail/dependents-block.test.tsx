import { render, screen } from '@testing-library/react';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { aVm } from '../machine/fixture';
import { DependentsBlock } from './dependents-block';

const BALANCERS = 'GET /jhv/network/load_balancers';
const failure = { fails: 400, body: { message: 'Out of order' } };

const show = (answers: Record<string, unknown[]>): void => {
  provideTestSite();
  fakeServer({
    'GET /jhv/network/networks': [[]],
    'GET /jhv/network/ip_addresses': [[]],
    [BALANCERS]: [[]],
    ...answers,
  });
  nav.navigator.push('/app/compute');
  render(
    <AreaRoot name="test">
      <DependentsBlock vm={aVm()} />
    </AreaRoot>,
  );
};

const NONE = 'Nothing.';
const PARTIAL = "Not everything it's connected to could be loaded.";

it('says that nothing depends on a machine once all was read', async () => {
  show({});
  expect(screen.queryByText(NONE)).toBeNull();
  expect(await screen.findByText(NONE)).toBeVisible();
});

it('does not say so where a list could not be read', async () => {
  show({ [BALANCERS]: [failure] });
  expect(await screen.findByText(PARTIAL)).toBeVisible();
  expect(screen.queryByText(NONE)).toBeNull();
});

it('counts a target of a load balancer that could not be read', async () => {
  const targets = [{ target_uuid: aVm().uuid, target_type: 'vm' }, { target_uuid: 7 }];
  show({ [BALANCERS]: [[{ uuid: 'lb-1', display_name: 'front', targets }]] });
  expect(await screen.findByText('Load balancer, 1 of 2 targets')).toBeVisible();
});

it('says beside what depends on it that there may be more', async () => {
  const address = { uuid: 'ip-1', address: '203.0.113.14', type: 'public', assigned_to: aVm().uuid };
  show({ [BALANCERS]: [failure], 'GET /jhv/network/ip_addresses': [[address]] });
  expect(await screen.findByRole('link', { name: '203.0.113.14' })).toBeVisible();
  expect(await screen.findByText(PARTIAL)).toBeVisible();
});
