import type { TestSandbox } from '../client';
import { codeNow, identityProvider, ORIGIN } from '../sign-in';
import type { Rows } from './row';
import { first, MAIN, type World } from './world';

type Names =
  | 'getUiConfig'
  | 'getUser'
  | 'exchangeAuthCallback'
  | 'getPrivileges'
  | 'updateUserProfile'
  | 'getMfaStatus'
  | 'activateMfa'
  | 'deactivateMfa'
  | 'createAdminToken'
  | 'listLocations'
  | 'getPriceList'
  | 'listVmImages'
  | 'listVmParameters'
  | 'listTokens'
  | 'createToken'
  | 'updateToken'
  | 'deleteToken'
  | 'listAccessDelegations'
  | 'createAccessDelegation'
  | 'deleteAccessDelegation'
  | 'createDelegatedImpersonation'
  | 'deleteDelegatedImpersonation'
  | 'listImpersonations'
  | 'acceptImpersonation'
  | 'startImpersonation';

const NOT_ADMINISTRATOR = 'User is not an administrator';
const none = () => ({});

/** What the provider's response carries, as the callback's page sends it on. */
async function callback({ test }: World) {
  const {
    access_token = '',
    id_token = '',
    scope = '',
    expires_in = '',
    token_type = '',
    state = '',
  } = await identityProvider(test).signIn('customer@example.com');
  return { access_token, id_token, scope, expires_in, token_type, state };
}

/** Does on the page of the ticket what a person does there. */
async function enrolSecondFactor(test: TestSandbox, ticket: string, url: string): Promise<void> {
  const page = await (await test.fetchFrom(url.replace(ORIGIN, ''))).text();
  const secret = /<code>([A-Z2-7]{32})<\/code>/.exec(page)?.[1] ?? '';
  await identityProvider(test).submit('/login/mfa-enrolment', { ticket, code: await codeNow(secret) });
}

async function open({ call }: World) {
  return { uuid: first(await call('listImpersonations', {})).uuid };
}

export const peopleRows: Rows<Names> = {
  getUiConfig: { params: none },
  getUser: { params: none },
  exchangeAuthCallback: {
    params: callback,
    refusals: [
      {
        message: 'The identity token was refused',
        params: async (world) => ({ ...(await callback(world)), id_token: 'x' }),
      },
    ],
  },
  getPrivileges: {
    as: 'admin',
    expectedStatus: 404,
    params: none,
    refusals: [{ message: NOT_ADMINISTRATOR, params: none }],
  },
  updateUserProfile: { params: () => ({ first_name: 'Kati', lang: 'et' }) },
  getMfaStatus: { params: none },
  activateMfa: { params: none },
  deactivateMfa: {
    async params({ call, test }) {
      const { ticket_id, ticket_url } = await call('activateMfa', {});
      await enrolSecondFactor(test, ticket_id, ticket_url);
      return {};
    },
    refusals: [{ message: 'Multi-factor authentication is not active', params: none }],
  },
  createAdminToken: {
    as: 'admin',
    params: () => ({ email: 'customer@example.com' }),
    refusals: [{ message: NOT_ADMINISTRATOR, params: () => ({ email: 'colleague@example.com' }) }],
  },
  listLocations: { params: none },
  getPriceList: { params: none },
  listVmImages: { params: none },
  listVmParameters: { params: none },
  listTokens: { params: none },
  createToken: {
    params: () => ({ description: 'here', restricted: true, billing_account_id: MAIN }),
    refusals: [
      { message: 'Failed to create kong token', params: () => ({ description: 'create-failure', restricted: false }) },
    ],
  },
  updateToken: {
    params: async ({ token }) => ({ token_id: await token(), description: 'renamed', restricted: false }),
    refusals: [
      {
        message: 'Failed to update kong token',
        params: async ({ token }) => ({ token_id: await token('update-failure'), restricted: false }),
      },
    ],
  },
  deleteToken: {
    params: async ({ token }) => ({ token_id: await token() }),
    refusals: [
      {
        message: 'Failed to delete kong token',
        params: async ({ token }) => ({ token_id: await token('delete-failure') }),
      },
    ],
  },
  listAccessDelegations: { params: none },
  createAccessDelegation: {
    params: () => ({ billing_account_id: MAIN, name: 'Helpers' }),
    refusals: [
      {
        message: 'Failed to create access delegation group',
        params: () => ({ billing_account_id: MAIN, name: 'create-failure' }),
      },
    ],
  },
  deleteAccessDelegation: {
    params: async ({ delegation }) => ({ id: await delegation() }),
    refusals: [
      {
        message: 'Failed to delete access delegation',
        params: async ({ invitation }) => ({
          id: (await invitation('colleague@example.com', 'delete-failure')).delegation_id,
        }),
      },
    ],
  },
  createDelegatedImpersonation: {
    params: async ({ delegation }) => ({
      delegation_id: await delegation(),
      grantee_username: 'colleague@example.com',
    }),
    refusals: [
      {
        message: 'Failed to creating impersonation key',
        params: async ({ delegation }) => ({
          delegation_id: await delegation(),
          grantee_username: 'create-failure@example.com',
        }),
      },
    ],
  },
  deleteDelegatedImpersonation: {
    params: ({ invitation }) => invitation(),
    refusals: [
      {
        message: 'Failed to delete impersonation key',
        params: ({ invitation }) => invitation('delete-failure@example.com'),
      },
    ],
  },
  listImpersonations: { params: none },
  acceptImpersonation: { as: 'colleague', params: open },
  startImpersonation: {
    as: 'colleague',
    async params(world) {
      const invitation = await open(world);
      await world.call('acceptImpersonation', invitation);
      return invitation;
    },
  },
};
