import {
  ApiError,
  call,
  claimMade,
  creations,
  credentialId,
  isAborted,
  isCredentialRejected,
  isSentSomewhere,
  unreadOf,
  type OpenWrite,
} from '@console/api';
import { effectOf, nameIn, type Effect, type Sight } from '@console/contract/effects/index';
import { checkJob } from '../actions/action-store';
import { showChecking } from './checking';
import { text } from './texts';

type Visible = Exclude<Effect<OpenWrite['params'], unknown>, { kind: 'hidden' }>;

/** Before the first look: a connection that broke needs a moment. Each wait is longer than the one before, up to a bound. */
const FIRST_WAIT_MS = 1500;
const LONGEST_WAIT_MS = 10_000;
const LONGER = 1.5;
/** A list that cannot be read for so long is not waited for any more. */
const PATIENCE_MS = 900_000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function checkingMessage(write: OpenWrite, { kind, isPayment }: Visible): string {
  if (isPayment) return text('checking.paid');
  const name = nameIn(write.params);
  if (kind !== 'made') return text(`checking.${kind}`);
  return name ? text('checking.made', { name }) : text('checking.nameless');
}

function unsureMessage(write: OpenWrite, effect: Effect<never, unknown>): string {
  const { kind } = effect;
  if (kind !== 'hidden' && effect.isPayment) return text('unsure.paid');
  const isHarmless = write.endpoint.repeat === 'harmless';
  const name = nameIn(write.params);
  if (kind === 'hidden') return text(isHarmless ? 'unsure.hiddenHarmless' : 'unsure.hidden');
  if (kind === 'made') return name ? text('unsure.made', { name }) : text('unsure.nameless');
  return text(kind === 'changed' && !isHarmless ? 'unsure.switched' : `unsure.${kind}`);
}

/** That nobody knows how a write ended, with what is known. */
function unsure({ error }: OpenWrite, message: string): ApiError {
  const { status, correlationId } = error;
  return new ApiError({
    // What breaks because the page is being left is still told from a failure by this.
    kind: error.kind === 'connection' ? 'connection' : 'unknown',
    text: message,
    outcome: 'unknown',
    cause: error,
    ...(status === undefined ? {} : { status }),
    ...(correlationId === undefined ? {} : { correlationId }),
  });
}

/** What a look has shown, and whether it has seen all that there is: a row that could not be read may be what it is about. */
type Seen = Sight<unknown> & { readonly isWhole: boolean };

/** Whether something of a response could not be read: of a list, or of one in it. */
const isLacking = (response: unknown): boolean =>
  typeof response === 'object' &&
  response !== null &&
  (unreadOf(response).length > 0 || (!Array.isArray(response) && Object.values(response).some(isLacking)));

/**
 * One look at what a write has done.
 * @param foreign what other tabs have made
 * @throws ApiError where it cannot be read
 */
async function look(
  { endpoint, params, at, before }: OpenWrite,
  effect: Visible,
  foreign: ReadonlySet<string>,
): Promise<Seen> {
  const others = creations().filter((one) => one.endpoint === endpoint.name);
  const isTaken = (id: string): boolean => foreign.has(id) || others.some(({ made }) => made === id);
  let isWhole = true;
  const sight = await effect.look(
    async (read, requested) => {
      const response = await call(read, requested);
      if (isLacking(response)) isWhole = false;
      return response;
    },
    {
      params,
      at,
      known: before.known,
      isOn: before.isOn,
      account: before.account,
      isTaken,
      isAwaited: (matches) => others.some((one) => one.state === 'sent' && matches(one.params)),
    },
  );
  return { ...sight, isWhole };
}

/** Whether it is done for certain: what is gone is told by what is not there. */
const isDone = (seen: Seen, { kind }: Visible): seen is Extract<Seen, { state: 'done' }> =>
  seen.state === 'done' && (seen.isWhole || kind !== 'gone');

/** The same, sure that what is found is no other tab's. */
async function lookForOwn(write: OpenWrite, effect: Visible): Promise<Seen> {
  const { endpoint, params } = write;
  const foreign = new Set<string>();
  for (;;) {
    const sight = await look(write, effect, foreign);
    if (sight.state !== 'done' || effect.kind !== 'made') return sight;
    if (await isSentSomewhere(endpoint.name, nameIn(params))) return { state: 'busy', isWhole: sight.isWhole };
    const { id } = sight;
    if (id === undefined || (await claimMade(endpoint.name, id))) return sight;
    // Not seen again: each round leaves one row fewer.
    foreign.add(id);
  }
}

/** A deletion that was refused is done where its target is gone. @throws ApiError as it was refused */
async function findGone(write: OpenWrite, effect: Visible): Promise<undefined> {
  const sight = await look(write, effect, new Set()).catch(() => undefined);
  if (!sight || !isDone(sight, effect)) throw write.error;
}

/**
 * Finds out how a write has ended whose response was lost: looks until what it was to do can be read, for as long as that
 * may take to show, and says on screen what is being checked. Sends nothing.
 * @param pause lets so many milliseconds pass
 * @returns what the call would have responded with
 * @throws ApiError unknown, where it does not show
 */
export async function findOut(write: OpenWrite, pause = wait): Promise<unknown> {
  const effect = effectOf(write.endpoint.name);
  if (write.error.outcome === 'refused') {
    if (effect?.kind === 'gone') return findGone(write, effect);
    throw write.error;
  }
  if (!effect || effect.kind === 'hidden') throw unsure(write, unsureMessage(write, effect ?? { kind: 'hidden' }));
  const whose = credentialId();
  const end = showChecking(checkingMessage(write, effect));
  const endJob = effect.kind === 'made' ? checkJob(nameIn(write.params)) : undefined;
  try {
    let elapsed = 0;
    for (let next = FIRST_WAIT_MS; ; next = Math.min(next * LONGER, LONGEST_WAIT_MS)) {
      await pause(next);
      elapsed += next;
      if (credentialId() !== whose) throw write.error;
      const sight = await lookForOwn(write, effect).catch((error: unknown) => {
        if (isAborted(error) || isCredentialRejected(error)) throw write.error;
        return undefined;
      });
      if (sight && isDone(sight, effect)) return sight.response;
      if (sight && sight.state !== 'busy' && elapsed >= effect.withinMs)
        throw unsure(write, sight.isWhole ? unsureMessage(write, effect) : text('unsure.unread'));
      if (elapsed >= PATIENCE_MS) throw unsure(write, text('unsure.unread'));
    }
  } finally {
    end();
    endJob?.();
  }
}
