import * as v from 'valibot';
import type { ApiError } from '@console/api';

/** What stands in the form. `way`: the id of a way to pay. */
export const topUpShape = v.object({ amount: v.string(), way: v.string(), remember: v.boolean() });
export type TopUpValues = v.InferOutput<typeof topUpShape>;

/** The API's message for a processor that is switched off. (spec 2, section 8) */
export const CLOSED = 'Payment channel not available';

export const isClosed = (error: ApiError | undefined): boolean => error?.text === CLOSED;
