import type { HandlersOf } from '../context';
import { administratorHandlers } from './administrator';
import { mfaHandlers } from './mfa';
import { userOf } from './present';
import { profileHandlers } from './profile';
import { signInHandlers } from './sign-in';

export const userHandlers = {
  ...administratorHandlers,
  ...mfaHandlers,
  ...profileHandlers,
  ...signInHandlers,
  getUser: ({ caller, site }) => userOf(caller.person, site.config.siteName),
} satisfies HandlersOf<
  | 'getUser'
  | 'exchangeAuthCallback'
  | 'getPrivileges'
  | 'createAdminToken'
  | 'updateUserProfile'
  | 'getMfaStatus'
  | 'activateMfa'
  | 'deactivateMfa'
>;
