import { type ApiError, isCredentialRejected, toApiError } from '@console/api/error';
import { defineEndpoint, type Endpoint } from '@console/contract/endpoint';
import { endpoints } from '@console/contract/endpoints';
import { noParams } from '@console/contract/schema';
import * as v from 'valibot';
import type { Difference } from './difference';
import { failureDifference } from './failure';
import type { Reader } from './reader';
import { type Exchange, isUsedUp, type Talk } from './talk';

const { getBucket, getIpAddress, getLoadBalancer, getNetwork, getUser, getVm } = endpoints;

/** What is the same for all calls, as rows of the report. */
export const transportRows = [
  'without a key',
  'with a key that nobody has',
  'at an address that is none',
  'about what is not there',
  'the header Date',
] as const;
type TransportRow = (typeof transportRows)[number];

const nowhere = defineEndpoint({
  name: 'nowhere',
  method: 'GET',
  path: '/user-resource/conformance/nowhere',
  params: noParams(),
  response: v.unknown(),
  source: 'spec 1, section 8',
});

const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';
const NOBODYS_KEY = '0'.repeat(32);
/** Of a range for documentation (RFC 5737). */
const NOBODYS_ADDRESS = '192.0.2.1';

type Judge = (error: ApiError) => Pick<Difference, 'weight' | 'what' | 'console'> | undefined;

const alright: Judge = () => undefined;

/** Of a key that is not valid the console has to know, or it goes on with it. */
const knowsKey: Judge = (error) =>
  isCredentialRejected(error)
    ? undefined
    : {
        weight: 'lost',
        what: `${error.status ?? ''} '${error.text.slice(0, 80)}' does not say that the key is not valid`,
        console: 'whoever has a key that was taken back stays signed in, and each screen says what the API says',
      };

/** Makes the calls that an API has to refuse, in a shape that the console reads; what it does not is written down. */
export async function checkTransport(talk: Talk, reader: Reader, key: string): Promise<void> {
  const { content, note, traffic } = talk;

  async function refused(row: TransportRow, endpoint: Endpoint, params: object, judge: Judge, how?: Exchange) {
    const attempt = { call: row, rows: undefined, unread: 0 };
    const noted = (found: Pick<Difference, 'weight' | 'what' | 'console'> | undefined): void =>
      note({ ...attempt, differences: found ? [{ at: '', count: 1, ...found }] : [] });
    let received: unknown;
    try {
      received = await content(endpoint, params, how);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isUsedUp(error) || error.aborted) throw error;
      return noted(error.outcome === 'unknown' ? { ...failureDifference(error, key), weight: 'read' } : judge(error));
    }
    const isKey = row === 'without a key' || row === 'with a key that nobody has';
    return noted({
      weight: isKey ? 'broken' : 'lost',
      what: `${endpoint.name} is answered${received === undefined ? ' with nothing' : ''} and not refused`,
      console: isKey
        ? 'whoever has no valid key is taken for signed in'
        : 'shows what it was answered in place of saying that it is gone',
    });
  }

  await refused('without a key', getUser, {}, knowsKey, { credential: null });
  await refused('with a key that nobody has', getUser, {}, knowsKey, { credential: NOBODYS_KEY });
  await refused('at an address that is none', nowhere, {}, alright);
  const [location] = await reader.locations();
  const gone = 'about what is not there';
  await refused(gone, getBucket, { name: 'nobody-has-this-bucket' }, alright);
  if (location !== undefined) {
    const nobodys = { location, uuid: NOBODYS_UUID };
    for (const endpoint of [getVm, getNetwork, getLoadBalancer]) await refused(gone, endpoint, nobodys, alright);
    await refused(gone, getIpAddress, { location, address: NOBODYS_ADDRESS }, alright);
  }
  const clock = { call: 'the header Date', rows: undefined, unread: 0 };
  const withoutDate: Difference = {
    weight: 'read',
    at: '',
    what: 'is not there',
    console: 'the clock of the visitor’s device is taken for that of the server',
    count: traffic.withoutDate,
  };
  note({ ...clock, differences: traffic.withoutDate > 0 ? [withoutDate] : [] });
}
