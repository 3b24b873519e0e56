import { NOT_IMPLEMENTED } from '../../protocol';
import { left, type Provider } from '../provider';

declare global {
  interface Window {
    BotikaChat?: { readonly init: (settings: { readonly client: string }) => void };
  }
}

/**
 * Botika: `BotikaChat.init({ client })` when the script is there. (the snippet of its web channel) It has no way to be shown
 * from outside; its own button opens it. (spec 1, section 8)
 */
export const botika: Provider<'botika'> = {
  size: { width: 380, height: 600 },
  start({ botika_client_key }) {
    left(window.BotikaChat, 'BotikaChat').init({ client: botika_client_key });
    return {
      show() {
        throw new Error(NOT_IMPLEMENTED);
      },
      hide: () => {},
    };
  },
};
