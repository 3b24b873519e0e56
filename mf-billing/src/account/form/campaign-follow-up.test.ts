import { configureApi, resetApi, signIn, storage } from '@console/api';
import { resumeJobs } from '@console/area';
import { toast } from '@console/ui';
import { campaignFollowUp, madeFor } from './campaign-follow-up';

const account = (id: number, email: string, is_deleted = false) => ({ id, email, is_deleted });
const campaign = { email: 'me@example.com', known: [1] };

it.each([
  ['the one that was made', [account(1, 'me@example.com'), account(2, 'me@example.com')], 2],
  ['none of before', [account(1, 'me@example.com')], undefined],
  ['nobody else’s', [account(2, 'you@example.com')], undefined],
  ['none that is gone', [account(2, 'me@example.com', true)], undefined],
])('a code is for %s', (_, accounts, id) => expect(madeFor(accounts, campaign)).toBe(id));

it('is never used twice by itself: after a reload a person is told what to look at', async () => {
  const told = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
  const calls: string[] = [];
  const fetch = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    calls.push(input instanceof Request ? input.url : String(input));
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  };
  const serve = (): void => {
    resetApi();
    configureApi({ baseUrl: '', environment: 'production', onReport: () => undefined, fetch });
    signIn(`key-${Math.random()}`);
  };
  serve();
  campaignFollowUp.queue('new', { ...campaign, code: 'SPRING' }, { location: '', uuid: '', name: campaign.email });
  void campaignFollowUp.runAfter('new', { location: '', uuid: '2', name: campaign.email });
  await new Promise((resolve) => setTimeout(resolve, 0));
  const written = storage.session.get('draft.follow-ups') ?? '';
  expect(calls).toEqual(['/payment/billing_account/2/campaign_activate/SPRING']);
  serve();
  storage.session.set('draft.follow-ups', written);
  await new Promise((resolve) => setTimeout(resolve, 0));
  resumeJobs(() => Promise.resolve());
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(calls).toHaveLength(1);
  expect(told.mock.calls).toEqual([
    [
      "The page was reloaded while campaign code SPRING was being activated, so we don't know whether it was. " +
        'Check the credit history of the new account (me@example.com) before you send it again.',
      expect.objectContaining({ isUnsure: true }),
    ],
  ]);
});
