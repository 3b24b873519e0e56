import type { Endpoint, ParamsOf, ResultOf } from '../endpoint';

/** Reads something anew. @throws where it cannot be read */
export type Read = <E extends Endpoint>(endpoint: E, params: ParamsOf<E>) => Promise<ResultOf<E>>;

/** A write as it was sent, and what else is known of it. */
export interface Sent<Params> {
  readonly params: Params;
  /** By the server's clock. */
  readonly at: Date;
  /** uuids, ids or names of what was there before, where that is known. */
  readonly known?: readonly string[] | undefined;
  /** How a switch stood that the call turns over. */
  readonly isOn?: boolean | undefined;
  /** The billing account that it is about, where only another list names it. */
  readonly account?: number | undefined;
  /** Whether something is what another call has made. */
  readonly isTaken: (id: string) => boolean;
  /** Whether another call that is still on its way would make something like this. */
  readonly isAwaited: (matches: (params: Params) => boolean) => boolean;
}

/**
 * What one look has shown. Busy: it is on its way, or cannot be told from something else yet. `id`: of what was made, which
 * the response need not name.
 */
export type Sight<Response> =
  | { readonly state: 'done'; readonly response: Response | undefined; readonly id?: string }
  | { readonly state: 'busy' | 'absent' };

/**
 * How it shows that a write was carried out, for when its response is lost. Hidden: nothing that can be read tells it.
 * Methods, so that the effects of all calls can stand in one table.
 */
export type Effect<Params, Response> =
  | {
      readonly kind: 'made' | 'gone' | 'changed';
      /** How long it may take to show after the call, in milliseconds. */
      readonly withinMs: number;
      /** Somebody is charged by it: it is told as a payment. */
      readonly isPayment?: boolean;
      look(read: Read, sent: Sent<Params>): Promise<Sight<Response>>;
    }
  | { readonly kind: 'hidden' };

/** Clocks of one server that are not the same one. */
const CLOCKS_MS = 5000;
const SOON_MS = 6000;
/** A creation of a machine took 33 s on a real cloud; what is being made is listed long before that. */
const CREATION_MS = 30_000;

export const hidden = { kind: 'hidden' } as const;

/**
 * Whether a row of a list can be what a call has made: it was not there before, and was born since the call was sent.
 * @param at when it was sent, by the server's clock
 * @param known of what was there before, where that is known; only then a row without a time of birth can be it
 */
export function isBornSince(
  row: { readonly id: string; readonly birth: Date | null | undefined },
  { at, known }: { readonly at: Date; readonly known?: readonly string[] | undefined },
): boolean {
  if (known?.includes(row.id)) return false;
  return row.birth ? row.birth.getTime() >= at.getTime() - CLOCKS_MS : known !== undefined;
}

/** The call makes one more of something that has its own row in a list. */
export function made<Params, Response, Row>(facts: {
  readonly rows: (read: Read, params: NoInfer<Params>) => Promise<readonly Row[]>;
  /** Whether a row is like what was to be made. */
  readonly is: (row: Row, params: Params) => boolean;
  readonly id: (row: Row) => string | number;
  readonly since: (row: Row) => Date | null | undefined;
  readonly isBusy?: (row: Row) => boolean;
  readonly isPayment?: boolean;
  readonly response: (row: Row, rows: readonly Row[]) => Response;
}): Effect<Params, Response> {
  const { rows: list, is, id, since, isBusy = () => false, isPayment = false, response } = facts;
  return {
    kind: 'made',
    withinMs: CREATION_MS,
    isPayment,
    async look(read, { params, at, known, isTaken, isAwaited }) {
      const rows = await list(read, params);
      const own = rows.find((row) => {
        const key = String(id(row));
        return is(row, params) && !isTaken(key) && isBornSince({ id: key, birth: since(row) }, { at, known });
      });
      if (own === undefined) return { state: 'absent' };
      if (isBusy(own) || isAwaited((others) => is(own, others))) return { state: 'busy' };
      return { state: 'done', response: response(own, rows), id: String(id(own)) };
    },
  };
}

const withoutResponse = (kind: 'gone' | 'changed') =>
  function effect<Params>(
    isSo: (read: Read, params: Params, sent: Sent<Params>) => Promise<boolean | 'busy'>,
    { isPayment = false }: { readonly isPayment?: boolean } = {},
  ): Effect<Params, never> {
    return {
      kind,
      withinMs: SOON_MS,
      isPayment,
      async look(read, sent) {
        const isNow = await isSo(read, sent.params, sent);
        if (isNow === 'busy') return { state: 'busy' };
        return isNow ? { state: 'done', response: undefined } : { state: 'absent' };
      },
    };
  };

/** The call takes something away: it is done when that is not there. */
export const gone = withoutResponse('gone');
/** The call changes something: it is done when that is as it was wanted. */
export const changed = withoutResponse('changed');

/** Whether two values say the same, as a form or JSON may carry them. */
export const isSame = (now: unknown, wanted: unknown): boolean =>
  String(now ?? '').trim() === String(wanted ?? '').trim();

/** The same for what a call only changes where it is given. */
export const isSameIfGiven = (now: unknown, wanted: unknown): boolean => wanted === undefined || isSame(now, wanted);
