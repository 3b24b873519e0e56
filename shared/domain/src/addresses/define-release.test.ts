import { waitFor } from '@testing-library/react';
import { resumeJobs } from '@console/area';
import { toast } from '@console/ui';
import { fakeServer } from '../testing/fake-server';
import { defineAddressRelease } from './define-release';

it('takes no address for released after a reload that could not be read', async () => {
  const values = { address: '203.0.113.7', from: 'vm-1' };
  const subject = { location: 'tll', uuid: 'ip-7', name: '203.0.113.7' };
  const sent = { after: 'a', kind: 'address.release', area: 'test', values, subject, isSent: true };
  const { calls } = fakeServer({ 'GET /tll/network/ip_addresses': [[{ uuid: 'ip-7', address: 5 }]] });
  // Whoever signs in begins without any.
  sessionStorage.setItem('draft.follow-ups', JSON.stringify([sent]));
  const told = jest.spyOn(toast, 'error');
  defineAddressRelease({ area: 'test' });
  resumeJobs(() => Promise.resolve());
  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls[0]?.[0]).toMatchObject({
    message: expect.stringMatching(/203\.0\.113\.7.*can't be checked right now/),
  });
  expect(calls).toEqual(['GET /tll/network/ip_addresses']);
});
