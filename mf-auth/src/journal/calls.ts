import type { JournalCalls, JournalDeclaration } from '@console/area';
import type { Endpoints } from '@console/contract/endpoints';
import type { Id } from './texts';

const calls: JournalCalls<Endpoints, Id> = {
  updateUserProfile: { text: 'updateUserProfile' },
  activateMfa: { text: 'activateMfa' },
  deactivateMfa: { text: 'deactivateMfa' },
  createAdminToken: { text: 'createAdminToken' },
  acceptImpersonation: { about: ['uuid'], text: 'acceptImpersonation' },
  startImpersonation: { about: ['uuid'], text: 'startImpersonation' },
};

/** What the journal notes of calls about the profile, sign-in and acting for somebody else. */
export const journal: readonly JournalDeclaration[] = [
  { calls, texts: () => import(/* webpackChunkName: "journal-texts" */ './texts') },
];
