import { act, screen } from '@testing-library/react';
import { provideAreas } from './areas';
import { createSignedOut } from './create-signed-out';
import { OUTLET_ID } from './lifecycle';
import { provideTestSite } from './testing';

beforeEach(() => {
  provideTestSite();
  provideAreas({ nameOf: () => 'The login screen' });
  const outlet = document.createElement('div');
  outlet.id = OUTLET_ID;
  document.body.replaceChildren(outlet);
});

it('draws its screen in the outlet, and takes it off again', async () => {
  const app = createSignedOut({ name: 'mf-auth', App: () => <h1>Log in</h1> });
  await act(() => app.mount());
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await act(() => app.unmount());
  expect(document.getElementById(OUTLET_ID)).toBeEmptyDOMElement();
});

it('says what has failed where a screen does, by the name that people know', async () => {
  const app = createSignedOut({
    name: 'mf-auth',
    App: () => {
      throw new Error('No form');
    },
  });
  await act(() => app.mount());
  expect(screen.getByRole('alert')).toHaveTextContent('The login screen');
  expect(screen.getByRole('alert')).toHaveTextContent('No form');
});
