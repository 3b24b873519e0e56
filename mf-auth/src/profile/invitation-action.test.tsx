import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetApi, session, signIn } from '@console/api';
import { answerEnd, AreaRoot, nav, pendingEnd } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { fakeServer } from '@console/domain/testing/fake-server';
import { InvitationAction } from './invitation-action';

const uuid = '00000000-0000-4000-8000-000000000001';
const guard = (event: Event): void => event.preventDefault();

beforeEach(() => {
  localStorage.clear();
  resetApi();
  provideTestSite();
  signIn('key');
  act(() => nav.navigator.push('/app/profile'));
  window.addEventListener('beforeunload', guard);
});
afterEach(() => window.removeEventListener('beforeunload', guard));

it('asks before acting ends the work of the page, and starts nothing until that is answered', async () => {
  const { calls } = fakeServer({
    [`POST /user-resource/impersonation/${uuid}/start`]: [{ token: 'token' }],
  });
  render(
    <AreaRoot name="test">
      <InvitationAction
        invitation={{ uuid, access_owner: 'owner@example.com', billing_account_name: 'Main', is_accepted: true }}
        owner="owner@example.com"
      />
    </AreaRoot>,
  );
  const start = screen.getByRole('button', { name: /acting|Act as/ });
  const started = () => calls.filter((route) => route.startsWith('POST'));
  await userEvent.click(start);
  expect(pendingEnd.getState()).toMatchObject({ isOpen: true, question: { by: 'account' } });
  await act(async () => answerEnd(false));
  expect(started()).toEqual([]);
  await userEvent.click(start);
  await act(async () => answerEnd(true));
  await waitFor(() => expect(session.getState().credential).toBe('token'));
  expect(started()).toHaveLength(1);
});
