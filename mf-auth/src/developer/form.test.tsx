import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { MOCK_STORAGE_KEY } from '@console/contract/mock-mode';
import DeveloperForm from './form';

it('stays open while mock mode is ticked off and on', async () => {
  localStorage.setItem(MOCK_STORAGE_KEY, 'metal');
  provideTestSite();
  nav.navigator.replace('/app/');
  render(
    <AreaRoot name="mf-auth">
      <DeveloperForm />
    </AreaRoot>,
  );
  const user = userEvent.setup();
  const mock = screen.getByRole('checkbox');
  expect(mock).toBeChecked();
  for (const isOn of [false, true]) {
    await user.click(mock);
    expect(mock.matches(':checked')).toBe(isOn);
    expect(screen.getByRole('group')).toHaveAttribute('open');
  }
});
