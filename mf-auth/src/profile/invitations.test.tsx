import { render, screen } from '@testing-library/react';
import { resetApi, useQuery } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { listImpersonations } from '@console/contract/impersonation';
import { fakeServer } from '@console/domain/testing/fake-server';
import { Invitations } from './invitations';

const Section = () => <Invitations invitations={useQuery(listImpersonations, {})} />;

it('does not say that an invitation is to no billing account where the account is not named', async () => {
  resetApi();
  provideTestSite();
  nav.navigator.push('/app/profile');
  fakeServer({ 'GET /user-resource/impersonation': [[{ uuid: 'a', access_owner: 'owner@example.com' }]] });
  render(
    <AreaRoot name="test">
      <Section />
    </AreaRoot>,
  );
  expect(await screen.findByRole('cell', { name: 'unknown' })).toBeVisible();
  expect(screen.queryByText('none')).toBeNull();
});
