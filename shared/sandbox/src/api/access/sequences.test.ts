/** @jest-environment node */
import fc from 'fast-check';
import { startSandbox, type TestSandbox } from '../../testing/client';
import { requestWithKey } from '../../testing/with-key';

jest.setTimeout(120_000);

const ACCOUNTS = [1_048_001, 1_048_002];
const GRANTEES = ['colleague', 'admin', 'new'];
const emailOf = (name: string) => `${name}@example.com`;

interface ModelToken {
  readonly id: number;
  readonly key: string;
  /** None for all accounts. */
  bound: number | undefined;
}

interface ModelInvitation {
  readonly uuid: string;
  readonly grantee: string;
  readonly delegation: number;
  readonly account: number;
  isAccepted: boolean;
  key?: string;
}

/** What should be there, beside what the demo has. */
class Model {
  tokens: ModelToken[] = [];
  delegations: { readonly id: number; readonly account: number }[] = [];
  invitations: ModelInvitation[] = [];
  readonly dead: string[] = [];

  removeInvitations(test: (row: ModelInvitation) => boolean): void {
    for (const row of this.invitations.filter(test)) if (row.key) this.dead.push(row.key);
    this.invitations = this.invitations.filter((row) => !test(row));
  }
}

interface Step {
  readonly action: (typeof actions)[number];
  readonly at: number;
  readonly account: number;
  readonly grantee: string;
  readonly isBound: boolean;
}

const actions = [
  'createToken',
  'updateToken',
  'deleteToken',
  'delegate',
  'deleteDelegation',
  'invite',
  'invite',
  'uninvite',
  'accept',
  'accept',
  'start',
  'start',
] as const;

const chosen = <T>(rows: readonly T[], at: number): T | undefined => rows[at % Math.max(1, rows.length)];

async function changeTokens(test: TestSandbox, model: Model, { action, at, account, isBound }: Step): Promise<void> {
  const values = { restricted: isBound, billing_account_id: account };
  if (action === 'createToken') {
    const made = (await test.call('createToken', { ...values, description: 'robot' })).at(-1);
    model.tokens.push({ id: made?.id ?? 0, key: made?.token ?? '', bound: isBound ? account : undefined });
    return;
  }
  const token = chosen(model.tokens, at);
  if (!token) return;
  if (action === 'updateToken') {
    await test.call('updateToken', { ...values, token_id: token.id });
    token.bound = isBound ? account : undefined;
  } else {
    await test.call('deleteToken', { token_id: token.id });
    model.tokens = model.tokens.filter((row) => row !== token);
    model.dead.push(token.key);
  }
}

async function changeDelegations(test: TestSandbox, model: Model, step: Step): Promise<void> {
  const { action, at, account, grantee } = step;
  if (action === 'delegate') {
    const { id } = await test.call('createAccessDelegation', { billing_account_id: account, name: 'Team' });
    model.delegations.push({ id, account });
    return;
  }
  const delegation = chosen(model.delegations, at);
  if (!delegation) return;
  if (action === 'deleteDelegation') {
    await test.call('deleteAccessDelegation', { id: delegation.id });
    model.delegations = model.delegations.filter((row) => row !== delegation);
    model.removeInvitations((row) => row.delegation === delegation.id);
    return;
  }
  const isTwice = model.invitations.some((row) => row.delegation === delegation.id && row.grantee === grantee);
  const params = { delegation_id: delegation.id, grantee_username: emailOf(grantee) };
  const { status, body } = await test.request('createDelegatedImpersonation', params);
  expect(status).toBe(isTwice ? 400 : 200);
  if (isTwice) return;
  const { uuid } = body as { uuid: string };
  model.invitations.push({ uuid, grantee, delegation: delegation.id, account: delegation.account, isAccepted: false });
}

async function changeInvitations(test: TestSandbox, model: Model, { action, at }: Step): Promise<void> {
  const invitation = chosen(model.invitations, at);
  if (!invitation) return;
  const { uuid, grantee, delegation } = invitation;
  if (action === 'uninvite') {
    await test.call('deleteDelegatedImpersonation', { delegation_id: delegation, impersonation_id: uuid });
    model.removeInvitations((row) => row === invitation);
  } else if (action === 'accept') {
    await test.call('acceptImpersonation', { uuid }, { as: grantee });
    invitation.isAccepted = true;
  } else {
    const { status, body } = await test.request('startImpersonation', { uuid }, { as: grantee });
    expect(status).toBe(invitation.isAccepted ? 200 : 403);
    if (status === 200) invitation.key = (body as { token: string }).token;
  }
}

async function apply(test: TestSandbox, model: Model, step: Step): Promise<void> {
  if (step.action.endsWith('Token')) await changeTokens(test, model, step);
  else if (['uninvite', 'accept', 'start'].includes(step.action)) await changeInvitations(test, model, step);
  else await changeDelegations(test, model, step);
}

/** The billing accounts that a key reaches, or the status of its refusal. */
async function reachOf(test: TestSandbox, key: string): Promise<number[] | number> {
  const { status, body } = await requestWithKey(test, key, 'listBillingAccounts', {});
  return status === 200 ? (body as { id: number }[]).map(({ id }) => id).toSorted((a, b) => a - b) : status;
}

async function compare(test: TestSandbox, model: Model, before: ReadonlySet<string>): Promise<void> {
  for (const { key, bound } of model.tokens)
    expect(await reachOf(test, key)).toEqual(bound === undefined ? ACCOUNTS : [bound]);
  for (const { key, account } of model.invitations) if (key) expect(await reachOf(test, key)).toEqual([account]);
  for (const key of model.dead) expect(await reachOf(test, key)).toBe(403);
  for (const name of GRANTEES) {
    const seen = (await test.call('listImpersonations', {}, { as: name })).filter(({ uuid }) => !before.has(uuid));
    const expected = model.invitations.filter(({ grantee }) => grantee === name);
    expect(new Map(seen.map((row) => [row.uuid, row.is_accepted]))).toEqual(
      new Map(expected.map((row) => [row.uuid, row.isAccepted])),
    );
  }
}

const steps = fc.array(
  fc.record({
    action: fc.constantFrom(...actions),
    at: fc.nat(20),
    account: fc.constantFrom(...ACCOUNTS),
    grantee: fc.constantFrom(...GRANTEES),
    isBound: fc.boolean(),
  }),
  { minLength: 5, maxLength: 40 },
);

it('lets every key reach exactly what it should, whatever was given and taken back before', async () => {
  const test = await startSandbox();
  const before = new Set<string>();
  for (const as of GRANTEES) for (const { uuid } of await test.call('listImpersonations', {}, { as })) before.add(uuid);
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await test.control('POST', 'reset', {});
      const model = new Model();
      for (const step of sequence) await apply(test, model, step);
      await compare(test, model, before);
    }),
    { numRuns: 40 },
  );
});
