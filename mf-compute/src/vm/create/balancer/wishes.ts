import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { call, credentialId, invalidate, storage, toApiError } from '@console/api';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { addLoadBalancerTarget } from '@console/contract/load-balancer-target';
import { toast } from '@console/ui';
import { text } from '../texts';
import type { BalancerName } from './fitting';

/** Beside the drafts of forms, and forgotten with them: a reload meanwhile loses nothing. */
const KEY = 'draft.vm-targets';

const Stored = v.record(v.string(), v.object({ uuid: v.string(), name: v.string() }));

/** The load balancers that machines become targets of once they are there, by the job of their creation. */
type Wishes = Readonly<Record<string, BalancerName>>;

function restored(): Wishes {
  try {
    const stored = v.safeParse(Stored, JSON.parse(storage.session.get(KEY) ?? 'null'));
    return stored.success ? stored.output : {};
  } catch {
    return {};
  }
}

let current: { readonly wishes: Wishes; readonly owner: string } | undefined;
const listeners = new Set<() => void>();

function wishes(): Wishes {
  if (current?.owner !== credentialId()) current = { wishes: restored(), owner: credentialId() };
  return current.wishes;
}

function set(next: Wishes): void {
  current = { wishes: next, owner: credentialId() };
  storage.session.set(KEY, JSON.stringify(next));
  for (const notify of listeners) notify();
}

/** Says which load balancer a machine is added to once it is there; undefined: to none. */
export function wishTarget(jobId: string, balancer: BalancerName | undefined): void {
  const { [jobId]: _before, ...others } = wishes();
  set(balancer ? { ...others, [jobId]: balancer } : others);
}

const subscribe = (notify: () => void): (() => void) => {
  listeners.add(notify);
  return () => listeners.delete(notify);
};

/** The load balancer that the machine of a job is added to. */
export const useWish = (jobId: string): BalancerName | undefined => useSyncExternalStore(subscribe, wishes)[jobId];

export interface NewTarget {
  readonly location: string;
  readonly uuid: string;
  readonly name: string;
}

async function addTarget(vm: NewTarget, balancer: BalancerName): Promise<void> {
  const { location, name } = vm;
  const values = { name, balancer: balancer.name };
  try {
    await call(addLoadBalancerTarget, {
      location,
      uuid: balancer.uuid,
      target_uuid: vm.uuid,
      target_type: 'vm',
    });
    toast.success(text('target.added', values));
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.aborted) return;
    toast.error(text('target.failed', { ...values, message: error.message }), {
      retry: () => void addTarget(vm, balancer),
    });
  } finally {
    void invalidate(listLoadBalancers);
  }
}

/** Adds a new machine to the load balancer that was chosen meanwhile, and tells how it went. Never throws. */
export async function fulfilWish(jobId: string, vm: NewTarget): Promise<void> {
  const balancer = wishes()[jobId];
  if (!balancer) return;
  wishTarget(jobId, undefined);
  await addTarget(vm, balancer);
}
