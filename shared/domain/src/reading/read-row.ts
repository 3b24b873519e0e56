import { ApiError, isAborted, toApiError, unreadError } from '@console/api';

type Read<Row> = () => Promise<Row>;
/** The same of the list that it stands in, as `lookUp` says it. */
type ReadListed<Row> = () => Promise<Row | 'unread' | undefined>;

/** Whether a server has refused, or answered something else than the row: its list may still have it. */
const isAnswered = ({ aborted, kind, status }: ApiError): boolean =>
  !aborted && (status !== undefined || kind === 'developer');

/** @returns the failure of the call of its own, where the list does not have it either */
async function look<Row extends object>(own: Read<Row>, listed: ReadListed<Row>): Promise<Row | ApiError> {
  try {
    return await own();
  } catch (thrown) {
    const error = toApiError(thrown);
    if (!isAnswered(error)) throw error;
    const row = await listed().catch((failure: unknown) => {
      throw isAborted(failure) ? failure : error;
    });
    if (row === 'unread') throw unreadError();
    return row ?? error;
  }
}

/**
 * Reads one row of a list anew: by a call of its own, or from the list where the server does not have that call. The
 * specification knows the lists alone. (spec 3, section 7)
 * @throws ApiError where it cannot be read, or is not there
 */
export async function readRow<Row extends object>(own: Read<Row>, listed: ReadListed<Row>): Promise<Row> {
  const found = await look(own, listed);
  if (found instanceof ApiError) throw found;
  return found;
}

/** The same; undefined for one that is not there. @throws ApiError where it cannot be read */
export async function findRow<Row extends object>(own: Read<Row>, listed: ReadListed<Row>): Promise<Row | undefined> {
  const found = await look(own, listed);
  return found instanceof ApiError ? undefined : found;
}
