import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { scriptAddress } from './addresses';
import { loadScript, withinTime } from './load-script';

const vendor = 'Stripe';

/**
 * Stripe's script with the site's key. Stripe's own loader has no way to say where the script is and how long it may take; it
 * takes the one that is there.
 * @param publicKey of the processor: `pk_…`
 * @throws ScriptError where the script does not come
 */
export async function stripeOf(publicKey: string): Promise<Stripe> {
  await loadScript({ vendor, address: scriptAddress('stripe'), find: () => window.Stripe });
  const stripe = await withinTime(vendor, loadStripe(publicKey));
  // Null is for pages without a window.
  if (!stripe) throw new TypeError('Stripe needs a window');
  return stripe;
}
