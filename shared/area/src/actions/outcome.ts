import { toApiError, type ApiError } from '@console/api';

/** What became of a write. Unknown: its response was lost, so the server may have carried it out. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** What a failure says of the write that it ended. */
export const outcomeOf = ({ outcome }: Pick<ApiError, 'outcome'>): Outcome => outcome;

/**
 * Sends what must not be sent twice. Where the response is lost, the thing that was to be made is looked for instead.
 * @param find looks for it; undefined: it is not there
 * @throws ApiError where it was refused, or is not found
 */
export async function sendOnce<Result>(
  send: () => Promise<Result>,
  find: () => Promise<Result | undefined>,
): Promise<Result> {
  try {
    return await send();
  } catch (thrown) {
    const error = toApiError(thrown);
    const found = outcomeOf(error) === 'unknown' ? await find().catch(() => undefined) : undefined;
    if (found === undefined) throw error;
    return found;
  }
}
