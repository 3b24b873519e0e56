import { isAborted, isCredentialRejected, toApiError, whileLeading } from '@console/api';
import { onReturn } from '@console/area';
import { endPayment, keptPayments, noteRefusal, onPaymentChange, readPayment } from './kept';
import { lookAt, type Sight } from './look';
import { isWatched, LONGEST_MESSAGE } from './payment';
import { refreshMoney, tellEnd } from './tell';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
const GROWTH = 1.5;
/** Refusals of this moment: the request came too slowly, or was one of too many. */
const PASSING: ReadonlySet<number> = new Set([408, 429]);

/** How long to wait before the server is asked again, in milliseconds. @param attempts how often it was asked since somebody was there */
export const pauseAfter = (attempts: number): number => Math.min(FIRST_PAUSE_MS * GROWTH ** attempts, LONGEST_PAUSE_MS);

const looking = new Map<string, Promise<Sight | undefined>>();

async function look(identifier: string, isConfirmed: boolean): Promise<Sight | undefined> {
  const payment = readPayment(identifier);
  if (!payment) return undefined;
  if (payment.ended) return { status: payment.ended.status, message: payment.ended.message };
  const sight = await lookAt(payment, isConfirmed);
  if (sight.status === 'pending') return sight;
  const { status, message, credit } = sight;
  const end = {
    status,
    ...(message === undefined ? {} : { message: message.slice(0, LONGEST_MESSAGE) }),
    ...(credit === undefined ? {} : { credit }),
  };
  if (endPayment(identifier, end)) tellEnd(payment, end);
  return sight;
}

/**
 * Asks now how a payment stands; its end is noted, and told once. Whoever asks meanwhile gets the same answer.
 * @param isConfirmed whether somebody may have answered for it: has pressed a button, or came back from the processor
 * @returns undefined for a payment that this browser does not know
 * @throws ApiError
 */
export function lookNow(identifier: string, isConfirmed = true): Promise<Sight | undefined> {
  const known = looking.get(identifier);
  if (known) return known;
  const sight = look(identifier, isConfirmed).finally(() => looking.delete(identifier));
  looking.set(identifier, sight);
  return sight;
}

/** Resolves when it is time to look again: after so many milliseconds, or as soon as the signal aborts. */
const nap = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal.addEventListener('abort', wake);
  });

/** Asks for one payment until it has ended or was waited for long enough. */
async function follow(identifier: string, isBack: boolean, signal: AbortSignal): Promise<void> {
  for (let attempts = 0; !signal.aborted; attempts += 1) {
    const payment = readPayment(identifier);
    if (!payment || !isWatched(payment, Date.now())) return;
    try {
      await lookNow(identifier, isBack && attempts === 0);
      noteRefusal(identifier, false);
    } catch (thrown) {
      const error = toApiError(thrown);
      // Whoever signs in again has the payment still; what the server refuses for good is not asked again by itself.
      const isRefused = error.status !== undefined && error.status < 500 && !PASSING.has(error.status);
      if (isCredentialRejected(error) || isAborted(error)) return;
      if (isRefused) {
        noteRefusal(identifier, true);
        return;
      }
    }
    await nap(pauseAfter(attempts), signal);
  }
}

let round = new AbortController();
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Begins to follow all that waits anew: at once, and with short pauses again. @param isBack from a processor's page */
function begin(isBack: boolean): void {
  round.abort();
  round = new AbortController();
  if (!isVisible()) return;
  const { signal } = round;
  for (const payment of keptPayments()) {
    if (!isWatched(payment, Date.now())) continue;
    const { identifier } = payment;
    whileLeading(`console-payment|${identifier}`, signal, () => follow(identifier, isBack, signal));
  }
}

const openOnes = (): string[] => keptPayments().flatMap(({ identifier, ended }) => (ended ? [] : [identifier]));
let open: readonly string[] = [];

/** What waits has changed: a payment was begun, has ended or was forgotten, here or in another tab. */
function compare(): void {
  const before = open;
  open = openOnes();
  if (before.some((identifier) => readPayment(identifier)?.ended)) refreshMoney();
  if (open.join('|') !== before.join('|')) begin(false);
}

let isWatching = false;

/**
 * Follows every payment that waits for as long as the page is there: by one tab of the browser that is looked at, with
 * growing pauses, and for half an hour at most. It begins anew when somebody comes back to the tab, or from a processor's
 * page.
 */
export function watchPayments(): void {
  if (isWatching) return;
  isWatching = true;
  open = openOnes();
  onPaymentChange(compare);
  const look = (): void => begin(false);
  onReturn(() => begin(true));
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
}
