import { render, screen } from '@testing-library/react';
import { resetApi } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { NetworkList } from './network-list';

afterEach(() => resetApi());

it.each([
  [true, /Networks are free; the first one is created with your first machine\.$/],
  [false, /Networks are free\.$/],
])('says where the first network comes from only where machines are offered (%s)', async (vmsEnabled, text) => {
  provideTestSite({ vmsEnabled });
  fakeServer({
    'GET /tll/network/networks': [[]],
    'GET /jhv/network/networks': [[]],
    'GET /tll/user-resource/vm/list': [[]],
    'GET /jhv/user-resource/vm/list': [[]],
  });
  nav.navigator.push('/app/network/vpc');
  render(
    <AreaRoot name="test">
      <NetworkList />
    </AreaRoot>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});
