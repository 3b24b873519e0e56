import type { JournalCalls, JournalDeclaration } from '@console/area';
import type { Endpoints } from '@console/contract/endpoints';
import type { Id } from './texts';

const calls: JournalCalls<Endpoints, Id> = {
  createToken: { about: ['billing_account_id'], keep: ['billing_account_id'], text: 'createToken' },
  updateToken: { about: ['token_id', 'billing_account_id'], keep: ['billing_account_id'], text: 'updateToken' },
  deleteToken: { about: ['token_id'], text: 'deleteToken' },
  createAccessDelegation: {
    about: ['billing_account_id'],
    keep: ['billing_account_id', 'name'],
    response: { about: [{ id: 'delegation_id' }] },
    text: 'createAccessDelegation',
  },
  deleteAccessDelegation: { about: [{ id: 'delegation_id' }], text: 'deleteAccessDelegation' },
  createDelegatedImpersonation: {
    about: ['delegation_id'],
    response: { about: ['uuid'] },
    text: 'createDelegatedImpersonation',
  },
  deleteDelegatedImpersonation: { about: ['delegation_id', 'impersonation_id'], text: 'deleteDelegatedImpersonation' },
};

/** What the journal notes of calls about API tokens and access delegations. */
export const journal: readonly JournalDeclaration[] = [
  { calls, texts: () => import(/* webpackChunkName: "journal-texts" */ './texts') },
];
