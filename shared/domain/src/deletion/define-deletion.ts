import * as v from 'valibot';
import { ApiError, atMost, call, CALLS_AT_ONCE, invalidate, invalidateSoon, isAborted, toApiError } from '@console/api';
import { defineAction, outcomeOf, reportError, type ActionKind, type Marks } from '@console/area';
import { defineFollowUp, type FollowUpSubject } from '@console/area/progress';
import type { Endpoint } from '@console/contract/endpoint';
import { assigneeUuid, deleteIpAddress, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { plainMessage } from '@console/ui';
import { findAddress } from '../addresses/read-address';
import { text } from './messages';

/** Whether an address may still go with a thing: not one that leads to something else by now. */
const isLeft = (ip: IpAddress, uuid: string): boolean => !ip.is_deleted && (assigneeUuid(ip) ?? uuid) === uuid;

/**
 * Releases addresses of a thing that was deleted, but for those that somebody has led to something else meanwhile.
 * @throws ApiError that says which of them are not released, and go on costing
 */
async function releaseAddresses(subject: FollowUpSubject, addresses: readonly string[]): Promise<void> {
  const { location, uuid, name } = subject;
  const results = await atMost(CALLS_AT_ONCE, addresses, async (address) => {
    const ip = await findAddress({ location, address });
    if (ip && isLeft(ip, uuid)) await call(deleteIpAddress, { location, address });
  });
  void invalidate(listIpAddresses);
  const failures = addresses.flatMap((address, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ address, error: toApiError(result.reason) }] : [];
  });
  const [first] = failures;
  if (!first) return;
  if (isAborted(first.error)) throw first.error;
  for (const { error } of failures) reportError(error);
  const { message, correlationId, status, outcome } = first.error;
  throw new ApiError({
    kind: 'general',
    text: text(failures.every(({ error }) => outcomeOf(error) === 'refused') ? 'releaseRefused' : 'notReleased', {
      name,
      n: failures.length,
      list: failures.map(({ address }) => address).join(', '),
      reason: plainMessage(message),
    }),
    outcome,
    cause: first.error,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(status === undefined ? {} : { status }),
  });
}

export interface DeletionOptions {
  /** Of the actions and the follow-up: 'vm' makes 'vm.delete' and 'vm.release'. */
  readonly kind: string;
  /** The area that provides the follow-up: 'mf-compute'. */
  readonly area: string;
  /** The call. @throws ApiError */
  readonly remove: (subject: FollowUpSubject) => Promise<unknown>;
  /** Whether it is not there any more. @throws ApiError where that cannot be read */
  readonly isGone: (subject: FollowUpSubject) => Promise<boolean>;
  readonly marks: Pick<Marks<'delete'>, 'during' | 'runOneOfMany'>;
  /** What shows the thing. */
  readonly shownBy: Endpoint;
  /** What else changes with it, beside the floating IPs. */
  readonly changes: readonly Endpoint[];
}

export interface Deletion {
  readonly action: ActionKind<null>;
  /**
   * Deletes one thing, and then the floating IPs that are not to be kept. It is over when the thing is gone; the rest goes
   * on, over a reload as well, and tells what becomes of it.
   * @throws ApiError when the thing itself is not known to be deleted
   */
  readonly remove: (subject: FollowUpSubject, release?: readonly string[]) => Promise<void>;
  /**
   * Deletes one of many and then addresses of it, which are written down before. What is done is remembered, so that another
   * try goes on where the last one failed.
   */
  readonly removeMany: () => (subject: FollowUpSubject, release: readonly string[]) => Promise<void>;
}

const subjectOf = ({ uuid, location, name }: FollowUpSubject): FollowUpSubject => ({ uuid, location, name });

/**
 * How things of a kind are deleted that floating IPs lead to. The addresses that go with one are written down before it is
 * deleted, and released once it is gone: released first, they would cut off a thing that may turn out to stay.
 */
export function defineDeletion({ kind, area, remove, isGone, marks, shownBy, changes }: DeletionOptions): Deletion {
  const action = defineAction<null>(`${kind}.delete`);
  const followUp = defineFollowUp<{ addresses: string[] }>({
    name: `${kind}.release`,
    area,
    schema: v.object({ addresses: v.array(v.string()) }),
    run: (subject, { addresses }) => releaseAddresses(subject, addresses),
    failed: (_subject, _values, { message }) => message,
    // What is released already is not there any more.
    isRepeatable: true,
    afterReload: {
      isDue: isGone,
      dropped: ({ name }, { addresses }) => text('kept', { name, n: addresses.length, list: addresses.join(', ') }),
    },
  });

  const removeOne: Deletion['remove'] = (given, release = []) => {
    const subject = subjectOf(given);
    const id = action.idOf(subject.uuid);
    followUp.queue(id, release.length > 0 ? { addresses: [...release] } : undefined, subject);
    return new Promise((resolve, reject) => {
      const work = async (): Promise<void> => {
        try {
          await remove(subject);
          resolve();
          void followUp.runAfter(id, subject);
        } catch (error) {
          // Where nobody knows, it may be gone yet: the next page that is loaded looks.
          if (toApiError(error).outcome === 'refused' && !isAborted(error)) followUp.queue(id, undefined);
          throw error;
        } finally {
          // Until the list is read anew it is marked as being deleted, or it would come back for a moment.
          await Promise.all([shownBy, listIpAddresses, ...changes].map((changed) => invalidate(changed)));
        }
      };
      marks.during(subject.uuid, 'delete', work).catch(reject);
    });
  };

  const removeMany: Deletion['removeMany'] = () => {
    const deleted = new Set<string>();
    return async (given, release) => {
      const subject = subjectOf(given);
      const { uuid } = subject;
      const id = `${kind}.bulkDelete ${uuid}`;
      try {
        if (!deleted.has(uuid)) {
          if (release.length > 0) followUp.queue(id, { addresses: [...release] }, subject);
          await marks.runOneOfMany(uuid, 'delete', () => remove(subject));
          deleted.add(uuid);
        }
        if (release.length === 0) return;
        await releaseAddresses(subject, release);
        followUp.queue(id, undefined);
      } catch (error) {
        const stays = !deleted.has(uuid) && toApiError(error).outcome === 'refused' && !isAborted(error);
        if (stays && release.length > 0) followUp.queue(id, undefined);
        throw error;
      } finally {
        void invalidateSoon(listIpAddresses, ...changes);
      }
    };
  };

  return { action, remove: removeOne, removeMany };
}
