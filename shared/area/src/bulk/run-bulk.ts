import { atMost, credentialId, isAborted } from '@console/api';
import type { BulkRunner } from '@console/ui';
import { reportError } from '../report';

/** A browser has six connections to a host, and a write holds one for up to half a minute. */
const AT_ONCE = 3;

/** Whoever is signed in has changed: what is left was asked for by somebody else. */
class CredentialChanged extends Error {
  override readonly message = 'The credential has changed';
}

/**
 * The runner of bulk actions: three rows at a time, failures go to the error log. After a change of credential nothing of
 * the rest is done, and nobody is told.
 */
export const runBulk: BulkRunner = async (ids, work) => {
  const credential = credentialId();
  const results = await atMost(AT_ONCE, ids, async (id) => {
    if (credentialId() !== credential) throw new CredentialChanged();
    await work(id);
  });
  if (credentialId() !== credential) throw new CredentialChanged();
  for (const result of results)
    if (result.status === 'rejected' && !isAborted(result.reason)) reportError(result.reason);
};
