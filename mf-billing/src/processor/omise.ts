import * as v from 'valibot';
import { scriptAddress } from './addresses';
import { loadScript, withinTime } from './load-script';
import { VendorRefusal } from './refusal';

/** A card as Omise's script takes it. It goes to the script and nowhere else: it is never kept, logged or sent to the API. */
export interface OmiseCard {
  readonly name: string;
  readonly number: string;
  readonly expiration_month: number;
  readonly expiration_year: number;
  readonly security_code: string;
  readonly postal_code?: string;
}

type OmiseCallback = (status: number, response: unknown) => void;

interface OmiseScript {
  setPublicKey(key: string): void;
  createToken(type: 'card', card: OmiseCard, callback: OmiseCallback): void;
  createSource(
    type: string,
    facts: { readonly amount: number; readonly currency: string },
    callback: OmiseCallback,
  ): void;
}

export interface Omise {
  /** Turns a card into a token for `createCard`. @throws VendorRefusal for a card that is not one, ScriptError without an answer */
  cardToken(card: OmiseCard): Promise<string>;
  /**
   * A source for a payment by link (`source_id`).
   * @param type Omise's name of the way to pay: 'promptpay'
   * @param amount in the smallest unit of the currency
   * @throws VendorRefusal, ScriptError without an answer
   */
  source(type: string, amount: number, currency: string): Promise<string>;
}

const Made = v.object({ id: v.pipe(v.string(), v.nonEmpty()) });
const Refused = v.object({ message: v.string() });

const isScript = (value: unknown): value is OmiseScript =>
  typeof value === 'object' &&
  value !== null &&
  ['setPublicKey', 'createToken', 'createSource'].every((name) => typeof Reflect.get(value, name) === 'function');

const find = (): OmiseScript | undefined => {
  const found: unknown = Reflect.get(window, 'Omise');
  return isScript(found) ? found : undefined;
};

const vendor = 'Omise';

/** Asks the script for something that has an id. */
function make(begin: (callback: OmiseCallback) => void): Promise<string> {
  const requested = new Promise<{ readonly status: number; readonly response: unknown }>((resolve) => {
    begin((status, response) => resolve({ status, response }));
  });
  return withinTime(vendor, requested).then(({ status, response }) => {
    const made = v.safeParse(Made, response);
    if (status === 200 && made.success) return made.output.id;
    const refused = v.safeParse(Refused, response);
    throw new VendorRefusal(vendor, refused.success ? refused.output.message : undefined);
  });
}

/**
 * Omise's script with the site's key.
 * @param publicKey of the processor: `pkey_…`
 * @throws ScriptError where the script does not come
 */
export async function omiseOf(publicKey: string): Promise<Omise> {
  const script = await loadScript({ vendor, address: scriptAddress('omise'), find });
  script.setPublicKey(publicKey);
  return {
    cardToken: (card) => make((callback) => script.createToken('card', card, callback)),
    source: (type, amount, currency) => make((callback) => script.createSource(type, { amount, currency }, callback)),
  };
}
