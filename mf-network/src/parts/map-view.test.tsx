import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { ViewSwitch } from './map-view';

const search = () => nav.get().location.search;

it('chooses the map as a step that Back takes back, and what is chosen already as none', async () => {
  provideTestSite();
  nav.navigator.push('/app/network/vpc?location=tll');
  render(
    <AreaRoot name="test">
      <ViewSwitch />
    </AreaRoot>,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
  expect(search()).toBe('?location=tll&view=map');
  act(() => nav.navigator.go(-1));
  await waitFor(() => expect(search()).toBe('?location=tll'));
  expect(screen.getByRole('radio', { name: 'Table' })).toBeChecked();
});
