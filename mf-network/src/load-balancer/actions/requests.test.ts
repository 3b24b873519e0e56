import { toApiError } from '@console/api';
import { fakeServer } from '@console/domain/testing/fake-server';
import { addTargets, putRule, readOne, type NewTargets, type RuleChange } from './requests';

const row = { location: 'tll', uuid: 'lb-1' };
const LIST = 'GET /tll/network/load_balancers';
const ADD = 'POST /tll/network/load_balancers/lb-1/forwarding_rules';
const REMOVE = 'DELETE /tll/network/load_balancers/lb-1/forwarding_rules/rule-1';
const failure = { fails: 500, body: { message: 'Out of order' } };
const change: RuleChange = { source_port: 80, target_port: 9090, replaced: 'rule-1', isSamePort: true };

/** Tries it; gives its failure, what the next try begins with, and the calls that write. */
async function put(wanted: RuleChange, responses: Parameters<typeof fakeServer>[0]) {
  const server = fakeServer({ [LIST]: [[]], ...responses });
  let next = wanted;
  const error = await putRule(row, wanted, (kept) => {
    next = kept;
  }).then(
    () => undefined,
    (thrown: unknown) => toApiError(thrown).message,
  );
  return { error, next, calls: server.calls.filter((call) => call !== LIST) };
}

it('removes the rule of the same port first, and adds one of another port first', async () => {
  const added = { [ADD]: [{ source_port: 80, target_port: 9090 }], [REMOVE]: [true] } as const;
  expect((await put(change, added)).calls).toEqual([REMOVE, ADD]);
  expect((await put({ ...change, source_port: 81, isSamePort: false }, added)).calls).toEqual([ADD, REMOVE]);
});

it('only adds once the old rule is removed, also where another port was chosen then', async () => {
  const first = await put(change, { [REMOVE]: [true], [ADD]: [failure] });
  expect(first).toMatchObject({ error: 'Out of order', next: { half: 'removed' } });
  const second = await put(
    { ...first.next, source_port: 81, isSamePort: false },
    { [ADD]: [{ source_port: 81, target_port: 9090 }] },
  );
  expect(second).toMatchObject({ error: undefined, calls: [ADD] });
});

it('only removes once the new rule is added', async () => {
  const added = { ...change, source_port: 81, isSamePort: false, half: 'added' } as const;
  expect((await put(added, { [REMOVE]: [true] })).calls).toEqual([REMOVE]);
});

it('says which machines became targets where one is refused, and leaves the others for another try', async () => {
  const kept: NewTargets[] = [];
  fakeServer({
    [LIST]: [[]],
    'POST /tll/network/load_balancers/lb-1/targets': [{ target_uuid: 'vm-1', target_type: 'vm' }, failure],
  });
  const work = addTargets(
    row,
    { targets: ['vm-1', 'vm-2'] },
    (uuid) => `web-${uuid}`,
    (next) => kept.push(next),
  );
  await expect(work).rejects.toThrow('Added: web-vm-1. Not added: web-vm-2. Out of order');
  expect(kept).toEqual([{ targets: ['vm-2'], done: ['vm-1'] }]);
});

it('reads one from the list where the server has no call for it', async () => {
  const missing = { fails: 404, body: { message: 'no route and no API found with those values' } };
  fakeServer({ 'GET /tll/network/load_balancers/lb-1': [missing], [LIST]: [[{ uuid: 'lb-1', display_name: 'web' }]] });
  await expect(readOne(row)).resolves.toMatchObject({ display_name: 'web' });
});
