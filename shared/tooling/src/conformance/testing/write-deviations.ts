import type { CallState } from '../report';
import { afterwards, htmlPage, instead, type Otherwise } from './deviating-api';

/** A way in which APIs answer writes, what has to be said of it, and how many of five things are made all the same. */
interface WriteDeviation {
  readonly name: string;
  readonly api: Otherwise;
  readonly says: readonly (readonly [call: string, state: CallState, what: string])[];
  readonly removed: number;
}

const NETWORK = /^DELETE \/\w+\/network\/network\//;
const done = (name: string, status: number, body: unknown, type?: string): WriteDeviation => ({
  name: `a deletion that is answered with ${name}`,
  api: { at: NETWORK, respond: afterwards(status, body, type) },
  says: [],
  removed: 5,
});

export const writeDeviations: readonly WriteDeviation[] = [
  done('204', 204, '', ''),
  done('an empty text', 200, '', ''),
  done('true', 200, true),
  done('success', 200, { success: true }),
  {
    name: 'a creation that is answered with 201',
    api: {
      at: /^POST \/\w+\/network\/network$/,
      respond: async (real) => ({ ...(await real()), status: 201 }),
    },
    says: [],
    removed: 5,
  },
  {
    name: 'a deletion of which nobody knows',
    api: { at: NETWORK, respond: afterwards(200, { status: 'maybe' }) },
    says: [['deleteNetwork', 'broken', 'Expected nothing, true or success']],
    removed: 5,
  },
  {
    name: 'a new token that is answered alone',
    api: {
      at: /^POST .*\/token$/,
      respond: async (real) => {
        const { body, ...response } = await real();
        return { ...response, body: Array.isArray(body) ? body.at(-1) : body };
      },
    },
    says: [['createToken', 'broken', 'Expected Array but received object']],
    removed: 5,
  },
  {
    name: 'a creation whose answer a gateway loses',
    api: {
      at: /^POST \/\w+\/network\/network$/,
      respond: async (real, request) => {
        await real();
        return htmlPage(504)(real, request);
      },
    },
    says: [['createNetwork', 'broken', '504 <html>']],
    removed: 5,
  },
  {
    name: 'the default network in place of a new one',
    api: {
      at: /^POST \/\w+\/network\/network$/,
      respond: (real, request) => real(new Request(request.url.replace(/\?.*/, ''), request)),
    },
    says: [['createNetwork', 'loses', 'the answer names one that was there before']],
    removed: 4,
  },
  {
    name: 'an address that an account is needed for',
    api: {
      at: /^POST \/\w+\/network\/ip_addresses$/,
      respond: instead(400, { message: "'billing_account_id' is required if using a global API token" }),
    },
    says: [['createIpAddress', 'broken', "400 'billing_account_id' is required"]],
    removed: 4,
  },
  {
    name: 'a new delegation that is answered without its id',
    api: {
      at: /^POST .*\/access_group$/,
      respond: afterwards(200, {}),
    },
    says: [['createAccessDelegation', 'broken', 'Expected "id" but received undefined']],
    removed: 5,
  },
];
