import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { accountId, onCredentialChange, storage } from '@console/api';
import { PREFIX } from './prefix';
import { Payment, type PaymentEnd } from './payment';

/**
 * Payments that were begun in this browser, one for each key of its storage: they outlive a reload and the way to the
 * processor, and every tab knows of them. Whoever is signed in sees only their own.
 */
const MOST = 20;
/** What nobody has asked for since is told by the credit history. */
const OLDEST_MS = 24 * 60 * 60 * 1000;

const keyOf = (owner: string, identifier: string): string => `${PREFIX}${owner}|${identifier}`;
const ownPrefix = (): string => keyOf(accountId(), '');

/** What a key holds; undefined where it is not a payment, is too old, or stands under another name. */
function parse(key: string, text: string | undefined): Payment | undefined {
  try {
    const read = v.safeParse(Payment, JSON.parse(text ?? 'null'));
    if (!read.success || !key.endsWith(`|${read.output.identifier}`)) return undefined;
    // A clock that was ahead must not keep a payment for ever.
    const payment = { ...read.output, begun: Math.min(read.output.begun, Date.now()) };
    return Date.now() - payment.begun < OLDEST_MS ? payment : undefined;
  } catch {
    return undefined;
  }
}

interface Stored {
  readonly key: string;
  readonly payment: Payment | undefined;
}

const storedUnder = (prefix: string): Stored[] =>
  storage.persistent
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, payment: parse(key, storage.persistent.get(key)) }));

/** Newest first. */
const byNewest = (one: Payment, other: Payment): number => other.begun - one.begun;

const read = (): readonly Payment[] =>
  storedUnder(ownPrefix())
    .flatMap(({ payment }) => payment ?? [])
    .toSorted(byNewest);

/** What was read, as long as nobody has changed it. */
let known: { readonly owner: string; readonly payments: readonly Payment[] } | undefined;
let isFollowing = false;
const listeners = new Set<() => void>();

function changed(): void {
  known = undefined;
  for (const notify of listeners) notify();
}

/** What does not fit any more goes: too old, too many, or nothing that can be read, whoever has left it. */
function prune(): void {
  for (const { key, payment } of storedUnder(PREFIX)) if (!payment) storage.persistent.remove(key);
  for (const { identifier } of read().slice(MOST)) storage.persistent.remove(keyOf(accountId(), identifier));
}

function write(payment: Payment): void {
  storage.persistent.set(keyOf(accountId(), payment.identifier), JSON.stringify(payment));
  changed();
}

/** Payments of whoever is signed in, newest first. */
export function keptPayments(): readonly Payment[] {
  follow();
  const owner = accountId();
  if (known?.owner !== owner) known = { owner, payments: read() };
  return known.payments;
}

/** One of them, as the storage has it now: another tab may have ended it. */
export const readPayment = (identifier: string): Payment | undefined => {
  const key = keyOf(accountId(), identifier);
  return parse(key, storage.persistent.get(key));
};

/** Remembers a payment that has begun. One that is known stays what it was: it was begun once. */
export function rememberPayment(payment: Omit<Payment, 'begun' | 'ended'>): void {
  if (readPayment(payment.identifier)) return;
  write({ ...payment, begun: Date.now() });
  prune();
}

/** Notes how a payment has ended; credit alone proves nothing, and the way to go on stays. @returns false where that was known, so that it is told once */
export function endPayment(identifier: string, end: Omit<PaymentEnd, 'at'>): boolean {
  const payment = readPayment(identifier);
  if (!payment || payment.ended) return false;
  const { next, ...rest } = payment;
  write({ ...rest, ...(next && end.credit !== undefined ? { next } : {}), ended: { ...end, at: Date.now() } });
  return true;
}

/** Notes whether the server refuses to say how a payment stands. */
export function noteRefusal(identifier: string, isRefused: boolean): void {
  const payment = readPayment(identifier);
  if (payment && (payment.isRefused ?? false) !== isRefused) write({ ...payment, isRefused });
}

/** Goes on with a payment that was taken for paid by the credit of another one. */
export function resumePayment(identifier: string): void {
  const kept = readPayment(identifier);
  const credit = kept?.ended?.credit;
  if (!kept || credit === undefined) return;
  const { ended: _, ...payment } = kept;
  write({ ...payment, otherCredit: [...(payment.otherCredit ?? []), credit] });
}

/** Forgets a payment: its end was read, or nobody waits for it. */
export function forgetPayment(identifier: string): void {
  storage.persistent.remove(keyOf(accountId(), identifier));
  changed();
}

/** Learns of changes here and in the other tabs from now on: what was read stays the same until there is one. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(PREFIX)) changed();
  });
  onCredentialChange(changed);
}

/** Calls back with each change, here and in the other tabs. @returns how to stop */
export function onPaymentChange(listener: () => void): () => void {
  follow();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Payments of whoever is signed in, newest first. */
export const usePayments = (): readonly Payment[] => useSyncExternalStore(onPaymentChange, keptPayments);

/** One payment that was begun in this browser. */
export const usePayment = (identifier: string): Payment | undefined =>
  usePayments().find((payment) => payment.identifier === identifier);
