import * as v from 'valibot';
import { AccessDelegation, DelegatedImpersonation } from './access-delegation';
import { defineEndpoint } from './endpoint';
import { done, text, wholeNumber } from './schema';

/** Longest name of a delegation; made up, no rule says it. */
export const DELEGATION_NAME_LENGTH = 255;

export const createAccessDelegation = defineEndpoint({
  name: 'createAccessDelegation',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/access_group',
  body: 'form',
  params: v.object({
    billing_account_id: wholeNumber(),
    name: v.pipe(
      text(),
      v.trim(),
      v.nonEmpty('This field is required'),
      v.maxLength(DELEGATION_NAME_LENGTH, `At most ${DELEGATION_NAME_LENGTH} characters`),
    ),
  }),
  response: AccessDelegation,
  errors: ['Failed to create access delegation group'],
  source: 'spec 2, section 7',
});

/** Takes its invitations along; whoever acts by one of them stops at once. */
export const deleteAccessDelegation = defineEndpoint({
  name: 'deleteAccessDelegation',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/user-resource/access_group/{id}',
  params: v.object({ id: wholeNumber() }),
  response: done(),
  errors: ['Failed to delete access delegation'],
  source: 'spec 2, section 7',
});

/** Invites somebody by e-mail to act for the owner; the address need not have signed up yet. (spec 2, section 5) */
export const createDelegatedImpersonation = defineEndpoint({
  name: 'createDelegatedImpersonation',
  method: 'POST',
  repeat: 'another',
  path: '/user-resource/access_group/{delegation_id}/impersonation',
  body: 'form',
  params: v.object({
    delegation_id: wholeNumber(),
    grantee_username: v.pipe(text(), v.trim(), v.toLowerCase(), v.email('Enter an email address')),
  }),
  response: DelegatedImpersonation,
  errors: ['Failed to creating impersonation key'],
  source: 'spec 2, section 7',
});

export const deleteDelegatedImpersonation = defineEndpoint({
  name: 'deleteDelegatedImpersonation',
  method: 'DELETE',
  repeat: 'harmless',
  path: '/user-resource/access_group/{delegation_id}/impersonation/{impersonation_id}',
  params: v.object({ delegation_id: wholeNumber(), impersonation_id: text() }),
  response: done(),
  errors: ['Failed to delete impersonation key'],
  source: 'spec 2, section 7',
});
