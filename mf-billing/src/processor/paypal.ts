import type { PayPalNamespace } from '@paypal/paypal-js';
import { loadScript as loadPaypal } from '@paypal/paypal-js';
import { currentSite } from '@console/area';
import { scriptAddress } from './addresses';
import { withinTime } from './load-script';

/** Identifies the page to PayPal; a script is loaded for one person. */
let loadedFor: string | undefined;

/** Takes away what was loaded for another id: PayPal's script reads it once, from its own tag. */
function forget(address: string): void {
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-user-id-token]'))
    if (script.src.startsWith(address)) script.remove();
  Reflect.deleteProperty(window, 'paypal');
  loadedFor = undefined;
}

/**
 * PayPal's script for saving a wallet.
 * @param clientId `public_key` of the processor
 * @param idToken names the person to PayPal (`getPaypalIdToken`)
 * @throws ScriptError where the script does not come
 */
export async function paypalOf(clientId: string, idToken: string): Promise<PayPalNamespace> {
  const address = scriptAddress('paypal');
  if (loadedFor !== idToken) forget(address);
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.nonce;
  const loaded = loadPaypal({
    clientId,
    dataUserIdToken: idToken,
    components: 'buttons',
    // Its styles and the scripts of its frames are let in by the page's own.
    ...(nonce ? { dataCspNonce: nonce } : {}),
    ...(currentSite().fakes ? { sdkBaseUrl: address } : {}),
  });
  const paypal = await withinTime('PayPal', loaded);
  // Null is for pages without a window.
  if (!paypal) throw new TypeError('PayPal needs a window');
  loadedFor = idToken;
  return paypal;
}
