import { left, type Provider } from '../provider';

type Intercom = ((...args: readonly unknown[]) => void) & { q?: (readonly unknown[])[] };

declare global {
  interface Window {
    Intercom?: Intercom;
    intercomSettings?: { readonly app_id: string };
  }
}

/** Calls wait in a queue until the script takes them over. */
function queue(): Intercom {
  const waiting: (readonly unknown[])[] = [];
  return Object.assign((...args: readonly unknown[]) => void waiting.push(args), { q: waiting });
}

/** Intercom: its settings, a queue, then the script. (developers.intercom.com, web installation and methods) */
export const intercom: Provider<'intercom'> = {
  size: { width: 400, height: 704 },
  prepare({ intercom_app_id }, events) {
    window.intercomSettings = { app_id: intercom_app_id };
    window.Intercom = queue();
    window.Intercom('onShow', events.opened);
    window.Intercom('onHide', events.closed);
    window.Intercom('onUnreadCountChange', events.unread);
  },
  start() {
    const call = (method: string): void => left(window.Intercom, 'Intercom')(method);
    return { show: () => call('show'), hide: () => call('hide') };
  },
};
