/** @jest-environment node */
import { nodeActions, pendingActions, serviceActions, whyNot, whyNotNode, type ServiceState } from './can';

const node = (status: string | undefined, pending?: (typeof pendingActions)[number]) => ({ status, pending });
const service = (parts: Partial<ServiceState> = {}): ServiceState => ({
  status: 'active',
  pending: undefined,
  nodes: [node('running')],
  ...parts,
});

it.each(serviceActions)('%s is possible with a service that runs', (action) => {
  expect(whyNot(action, service())).toBeUndefined();
});

it.each(serviceActions)('%s is not possible once it is deleted, or on its way there', (action) => {
  expect(whyNot(action, service({ status: 'deleted' }))).toBe('can.deleted');
  expect(whyNot(action, service({ pending: 'delete' }))).toBe('can.deleting');
});

it('only the name changes while it is being created', () => {
  expect(serviceActions.filter((action) => !whyNot(action, service({ status: 'creating' })))).toEqual(['rename']);
  expect(nodeActions.map((action) => whyNotNode(action, node('creating'), service({ status: 'creating' })))).toEqual(
    nodeActions.map(() => 'can.creating'),
  );
});

it('name and payer wait for nothing that is being changed', () => {
  expect(serviceActions.filter((action) => !whyNot(action, service({ pending: 'change' })))).toEqual([
    'rename',
    'moveAccount',
  ]);
});

it.each([node('stopping'), node('stopped', 'start'), node('running', 'restore')])(
  'is not deleted while a node is %j',
  (busy) => {
    const state = service({ nodes: [node('running'), busy] });
    expect(whyNot('delete', state)).toBe('can.nodeBusy');
    expect(whyNot('allow', state)).toBeUndefined();
  },
);

it.each([
  ['running', { start: 'can.alreadyRunning', stop: undefined, restore: undefined }],
  ['stopped', { start: undefined, stop: 'can.alreadyStopped', restore: undefined }],
  ['stopping', { start: 'can.stopping', stop: 'can.stopping', restore: 'can.stopping' }],
  ['creating', { start: 'can.creating', stop: 'can.creating', restore: 'can.creating' }],
  ['paused by the provider', { start: undefined, stop: undefined, restore: undefined }],
  [undefined, { start: undefined, stop: undefined, restore: undefined }],
])('a node that is %s', (status, expected) => {
  const found = Object.fromEntries(nodeActions.map((action) => [action, whyNotNode(action, node(status), service())]));
  expect(found).toEqual(expected);
});

it.each(pendingActions)('a node waits for what is being done to it: %s', (pending) => {
  for (const action of nodeActions) expect(whyNotNode(action, node('running', pending), service())).toMatch(/^can\./);
});
