import { storage } from '@console/api';
import { toast } from '@console/ui';
import { serve } from '../machine/test-server';
import { targetFollowUp } from './follow-ups';

const vm = { location: 'jhv', uuid: 'vm-1', name: 'web-01' };
const balancer = { uuid: 'lb-1', name: 'lb-shop' };
const success = jest.spyOn(toast, 'success').mockImplementation(() => undefined);
const failure = jest.spyOn(toast, 'error').mockImplementation(() => undefined);
const target = { value: { target_uuid: 'vm-1', target_type: 'vm' } };
const LIST = 'GET /jhv/network/load_balancers';
const POST = 'POST /jhv/network/load_balancers/lb-1/targets';

beforeEach(() => jest.clearAllMocks());
afterEach(() => storage.session.clear());

it('makes the machine a target once, when it is there', async () => {
  const calls = serve(() => target);
  targetFollowUp.queue('job', balancer);
  expect(calls).toEqual([]);
  await targetFollowUp.runAfter('job', vm);
  await targetFollowUp.runAfter('job', vm);
  expect(calls.filter((call) => call === POST)).toHaveLength(1);
  expect(success).toHaveBeenCalledWith('web-01 is a target of lb-shop');
});

it('does nothing where it was taken back, and for other machines', async () => {
  const calls = serve(() => target);
  targetFollowUp.queue('job', balancer);
  await targetFollowUp.runAfter('another', vm);
  targetFollowUp.queue('job', undefined);
  await targetFollowUp.runAfter('job', vm);
  expect(calls).toEqual([]);
});

it('keeps the machine where that fails, says so, and tries again', async () => {
  let isDown = true;
  const calls = serve(() => (isDown ? { status: 500, message: 'Not in the network' } : target));
  targetFollowUp.queue('job', balancer);
  await targetFollowUp.runAfter('job', vm);
  expect(failure).toHaveBeenCalledWith(
    { message: 'web-01 is ready, but could not be added to lb-shop: Not in the network' },
    expect.anything(),
  );
  isDown = false;
  failure.mock.calls[0]?.[1]?.retry?.();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls.filter((call) => call === POST)).toHaveLength(2);
  expect(success).toHaveBeenCalledTimes(1);
});

it('is done where the balancer has the machine already: a call of before a reload was carried out', async () => {
  const lb = { uuid: 'lb-1', display_name: 'lb-shop', network_uuid: 'n', targets: [], forwarding_rules: [] };
  let targets: object[] = [];
  const calls = serve((call) =>
    call === LIST ? { value: [{ ...lb, targets }] } : { status: 409, message: 'Target already exists' },
  );
  targetFollowUp.queue('job', balancer);
  await targetFollowUp.runAfter('job', vm);
  expect(failure).toHaveBeenCalledWith(
    { message: 'web-01 is ready, but could not be added to lb-shop: Target already exists' },
    expect.anything(),
  );
  targets = [{ ...target.value, created_at: '2026-01-01T00:00:00Z' }];
  targetFollowUp.queue('next', balancer);
  await targetFollowUp.runAfter('next', vm);
  expect(calls.filter((call) => call === LIST).length).toBeGreaterThan(0);
  expect(failure).toHaveBeenCalledTimes(1);
  expect(success).toHaveBeenCalledWith('web-01 is a target of lb-shop');
});
