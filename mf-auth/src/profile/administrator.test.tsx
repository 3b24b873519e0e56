import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi, session } from '@console/api';
import { AreaRoot, nav } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { Toasts } from '@console/ui';
import { Administrator } from './administrator';

afterEach(() => resetApi());

it('says of a start that failed what is said of any other', async () => {
  provideTestSite();
  fakeServer({ 'POST /user-resource/admin/token': [{ fails: 400, body: { message: 'No such user exists: 42' } }] });
  act(() => nav.navigator.push('/app/profile'));
  render(
    <AreaRoot name="test">
      <Administrator />
      <Toasts />
    </AreaRoot>,
  );
  const whom = screen.getByLabelText('Email or user ID');
  await userEvent.type(whom, '42{Enter}');
  const words = 'Error: Failed to start impersonation: No such user exists: 42';
  expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(words);
  expect(screen.getAllByText(/No such user/)).toHaveLength(1);
  expect(whom).toHaveValue('42');
  expect(session.getState().impersonation).toBeUndefined();
});
