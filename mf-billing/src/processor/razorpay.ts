import * as v from 'valibot';
import { scriptAddress } from './addresses';
import { loadScript } from './load-script';

/** An order as the API answers it to the beginning of a payment; amount in the smallest unit of the currency. (`linkStep`) */
export interface RazorpayOrder {
  readonly key: string;
  readonly orderId: string;
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  /** Who is paid: the site's name. */
  readonly name: string;
  readonly email?: string | undefined;
}

/**
 * What the person did in the window. Only a hint, whichever it is: how the payment stands, the API says (`getLinkResult`).
 * `message`: the processor's own words.
 */
export type RazorpayEnd =
  | { readonly state: 'answered' | 'closed' }
  | { readonly state: 'failed'; readonly message: string | undefined };

interface Checkout {
  open(): unknown;
  on(name: 'payment.failed', listener: (event: unknown) => void): void;
}

interface Options {
  readonly key: string;
  readonly order_id: string;
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  readonly name: string;
  readonly prefill?: { readonly email: string };
  /** One try: what comes after a failure is the console's. */
  readonly retry: { readonly enabled: false };
  readonly handler: () => void;
  readonly modal: { readonly ondismiss: () => void };
}

type Script = new (options: Options) => Checkout;

const isScript = (value: unknown): value is Script => typeof value === 'function';

const find = (): Script | undefined => {
  const found: unknown = Reflect.get(window, 'Razorpay');
  return isScript(found) ? found : undefined;
};

const Failed = v.object({ error: v.object({ description: v.nullish(v.string()) }) });

/**
 * Razorpay's script.
 * @returns how to open its window for an order; settles once, with what the person did
 * @throws ScriptError where the script does not come
 */
export async function razorpayWindow(): Promise<(order: RazorpayOrder) => Promise<RazorpayEnd>> {
  const Razorpay = await loadScript({ vendor: 'Razorpay', address: scriptAddress('razorpay'), find });
  return ({ key, orderId, amount, currency, name, email }) =>
    new Promise((resolve) => {
      const checkout = new Razorpay({
        key,
        order_id: orderId,
        amount,
        currency,
        name,
        ...(email ? { prefill: { email } } : {}),
        retry: { enabled: false },
        handler: () => resolve({ state: 'answered' }),
        modal: { ondismiss: () => resolve({ state: 'closed' }) },
      });
      checkout.on('payment.failed', (event) => {
        const failed = v.safeParse(Failed, event);
        const message = failed.success ? failed.output.error.description : undefined;
        resolve({ state: 'failed', message: message ?? undefined });
      });
      checkout.open();
    });
}
