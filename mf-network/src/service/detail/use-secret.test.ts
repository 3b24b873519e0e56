import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeServer } from '@console/domain/testing/fake-server';
import { useSecret } from './use-secret';

const SECRETS = 'GET /user-resource/service/package/s-1/secrets';
const refused = { fails: 500, body: { errors: { Error: 'Locked' } } };

it('shows on a retry only what was to be shown, not what was to be copied', async () => {
  const { calls } = fakeServer({ [SECRETS]: [refused, { sql_pass: 'pw' }, refused, { sql_pass: 'pw' }] });
  const { result } = renderHook(() => useSecret('s-1'));
  await act(() => result.current.read().catch(() => ''));
  expect(result.current.error?.message).toBe('Locked');
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.error).toBeUndefined());
  await waitFor(() => expect(result.current.isReading).toBe(false));
  expect(calls).toHaveLength(2);
  expect(result.current.shown).toBeUndefined();
  act(() => result.current.show());
  await waitFor(() => expect(result.current.error?.message).toBe('Locked'));
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.shown).toBe('pw'));
});
