import { fireEvent, render, screen } from '@testing-library/react';
import { resetApi, signIn, signOut } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { Welcome } from './welcome';

const FLAG = 'firstAccount';
const show = (config: Parameters<typeof provideTestSite>[0] = {}) => {
  provideTestSite(config);
  return render(
    <AreaRoot name="test">
      <Welcome />
    </AreaRoot>,
  );
};
const words = () => screen.queryByRole('status')?.textContent ?? null;

beforeEach(() => {
  nav.navigator.push('/app/');
  localStorage.clear();
  sessionStorage.clear();
  resetApi();
});

it('greets whoever has just created their first billing account, until they have read it', () => {
  sessionStorage.setItem(FLAG, 'true');
  const view = show({ firstAccountCredit: 22 });
  expect(words()).toContain('Your first billing account has been created and starts with €22.00 of credit.');
  view.unmount();
  show();
  expect(words()).toContain('Your first billing account has been created.');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect([words(), sessionStorage.getItem(FLAG)]).toEqual([null, null]);
});

it('greets nobody else, nor the next one in this browser', () => {
  const view = show();
  expect(words()).toBeNull();
  view.unmount();
  signIn('abc');
  sessionStorage.setItem(FLAG, 'true');
  signOut();
  show();
  expect(words()).toBeNull();
});
