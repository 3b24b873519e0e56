import { act, renderHook, waitFor } from '@testing-library/react';
import { call, resetApi, useQuery } from '@console/api';
import type { Job } from '@console/area';
import { networkEffects } from '@console/contract/effects/network';
import { listServices } from '@console/contract/service';
import { fakeServer } from '@console/domain/testing/fake-server';
import { findCreatedService } from './find-created';
import { serviceRequest } from './request';
import { orderOf } from './fixture';

const since = Date.parse('2026-11-01T12:00:00Z');
const order = orderOf();
const request = serviceRequest(order);
const { location } = order.values;

const service = {
  uuid: 's-1',
  service: request.service,
  version: request.version,
  display_name: request.display_name,
  billing_account_id: order.payer?.id,
  properties: { location },
  created_at: '2026-11-01 12:00:10',
  status: 'running',
};
const SERVICES = 'GET /user-resource/service/packages';
const serve = (more: object) => fakeServer({ [SERVICES]: [[{ ...service, ...more }]] });

/** What a creation whose response was lost shows in the list. */
async function seenWhenLost(more: object): Promise<string> {
  serve(more);
  const effect = networkEffects.createService;
  if (effect.kind === 'hidden') return 'hidden';
  const others = { known: [], isTaken: () => false, isAwaited: () => false };
  return (await effect.look(call, { params: request, at: new Date(since), ...others })).state;
}

const job: Job = {
  id: 'job-1',
  kind: 'managed_service',
  name: request.display_name,
  location,
  area: 'mf-network',
  state: 'running',
  startedAt: since,
  expectedMs: 1000,
  match: { known: [], since, payer: order.payer?.id ?? 0 },
};

/** Where a creation leads that the list is searched for after a reload. */
async function foundAfterReload(more: object): Promise<string | undefined> {
  serve(more);
  return (await findCreatedService(job))?.path;
}

afterEach(() => resetApi());

it('knows a created service by its name, place and account', async () => {
  expect(await seenWhenLost({})).toBe('done');
  expect(await foundAfterReload({})).toBe(`/services/service/${location}/s-1`);
});

it('knows it while it does not say yet where it is', async () => {
  expect(await seenWhenLost({ properties: null, billing_account_id: null })).toBe('done');
});

it.each([
  ['of another location', { properties: { location: 'elsewhere' } }],
  ['that another account pays for', { billing_account_id: 99 }],
])('takes none for it %s', async (_what, more) => {
  expect(await seenWhenLost(more)).toBe('absent');
  expect(await foundAfterReload(more)).toBeUndefined();
});

it('is shown as ready once it is found so', async () => {
  const [creating, ready] = [[{ ...service, status: 'creating' }], [service]];
  fakeServer({ [SERVICES]: [creating, ready] });
  const { result } = renderHook(() => useQuery(listServices, {}));
  await waitFor(() => expect(result.current.data?.[0]?.status).toBe('creating'));
  await act(async () => expect(await findCreatedService(job)).toMatchObject({ isReady: true }));
  expect(result.current.data?.[0]?.status).toBe('running');
});
