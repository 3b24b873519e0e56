import { left, type Provider } from '../provider';

interface QismoSettings {
  readonly options: {
    readonly channel_id: number;
    readonly qismoIframeUrl: string;
    readonly baseUrl: string;
    readonly extra_fields: readonly unknown[];
  };
}

declare global {
  interface Window {
    Qismo?: new (clientKey: string, settings: QismoSettings) => unknown;
  }
}

/** The widget's own button, which opens and closes it: the only way there is from outside. */
const BUTTON = '.qcw-trigger-btn';

/** Qiscus Omnichannel: `new Qismo(key, { options })` when the script is there. (the snippet of its channel settings) */
export const qiscus: Provider<'qiscus'> = {
  size: { width: 380, height: 600 },
  start({ qiscus_client_key, qiscus_channel_id }, _events, script) {
    const Qismo = left(window.Qismo, 'Qismo');
    const { origin } = new URL(script);
    const options = {
      channel_id: Number(qiscus_channel_id),
      qismoIframeUrl: origin,
      baseUrl: origin,
      extra_fields: [],
    };
    // The widget draws itself and is not needed here any more.
    void new Qismo(qiscus_client_key, { options });
    let isOpen = false;
    const press = (opens: boolean): void => {
      const button = document.querySelector<HTMLElement>(BUTTON);
      if (isOpen === opens || !button) return;
      isOpen = opens;
      button.click();
    };
    return { show: () => press(true), hide: () => press(false) };
  },
};
