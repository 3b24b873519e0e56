import * as v from 'valibot';
import { randomId } from '@console/api';
import { paths } from '@console/contract/paths';
import { LONGEST_ADDRESS } from '@console/contract/schema';

/** Processors say how long they wait themselves; nobody is asked for longer than this. (Stripe's shortest is half an hour) */
export const WATCHED_MS = 30 * 60 * 1000;

const LONGEST_NAME = 255;
/** Of what a processor says, in characters. */
export const LONGEST_MESSAGE = 600;
const name = () => v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_NAME));
const address = () => v.pipe(v.string(), v.maxLength(LONGEST_ADDRESS));

/** A time of this browser's clock, which may have been ahead then. */
const time = () => v.pipe(v.number(), v.safeInteger());

/**
 * What the person does next, as far as it may be written down: a client secret may not. Addresses are made safe when they
 * are followed.
 */
const NextStep = v.variant('kind', [
  v.object({ kind: v.literal('redirect'), url: address() }),
  v.object({ kind: v.literal('code'), imageUrl: address() }),
  v.object({
    kind: v.literal('order'),
    orderId: name(),
    amount: v.optional(v.number()),
    currency: v.optional(name()),
    key: v.optional(name()),
  }),
]);
export type NextStep = v.InferOutput<typeof NextStep>;

/** How a payment has ended, as the server has said it. */
const PaymentEnd = v.object({
  status: v.picklist(['success', 'failed']),
  /** Number of the credit that tells of it, where nothing else does. */
  credit: v.optional(v.number()),
  /** In the processor's words. */
  message: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_MESSAGE))),
  at: time(),
});
export type PaymentEnd = v.InferOutput<typeof PaymentEnd>;

/** A payment that was begun in this browser, and is to be told of once it has ended. */
export const Payment = v.object({
  /** What the server is asked with: of the payment by link, of the charge, or of the verification. See `isUnnamed`. */
  identifier: name(),
  /** By link, with a saved card, or the verification of a card. */
  kind: v.picklist(['link', 'card', 'verification']),
  account: v.pipe(v.number(), v.safeInteger()),
  /** Credit that is bought, in the site's currency. */
  amount: v.optional(v.pipe(v.number(), v.finite())),
  /** Keyword of the processor. */
  processor: name(),
  /** Key of its method, where it has several. */
  method: v.optional(name()),
  /** The card that pays or is verified. */
  card: v.optional(v.number()),
  begun: time(),
  next: v.optional(NextStep),
  ended: v.optional(PaymentEnd),
  /** Numbers of credit that the person has said is not this payment's. */
  otherCredit: v.optional(v.array(v.number())),
  /** The server has refused to say how it stands: until somebody comes back nobody asks by itself. */
  isRefused: v.optional(v.boolean()),
});
export type Payment = v.InferOutput<typeof Payment>;

/** Whether it is still to be asked for without anybody pressing a button. @param now epoch milliseconds */
export const isWatched = ({ ended, begun }: Pick<Payment, 'ended' | 'begun'>, now: number): boolean =>
  ended === undefined && now - begun < WATCHED_MS;

const UNNAMED = 'unnamed:';

/** A name in this browser for a payment that the server has given none: it cannot be asked how that stands. */
export const unnamed = (): string => UNNAMED + randomId();

/** Whether only the credit tells how a payment by link has ended. */
export const isUnnamed = (identifier: string): boolean => identifier.startsWith(UNNAMED);

/** The page on which a payment by link goes on. */
export const paymentPath = ({ account, identifier }: Pick<Payment, 'account' | 'identifier'>): string =>
  `${paths.topUp({ id: account })}?${new URLSearchParams({ payment: identifier })}`;
