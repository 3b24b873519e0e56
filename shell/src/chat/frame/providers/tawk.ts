import { left, type Provider } from '../provider';

interface Tawk {
  onLoad?: () => void;
  onChatMaximized?: () => void;
  onChatMinimized?: () => void;
  onUnreadCountChanged?: (count: number) => void;
  readonly maximize?: () => void;
  readonly minimize?: () => void;
}

declare global {
  interface Window {
    Tawk_API?: Tawk;
    Tawk_LoadStart?: Date;
  }
}

/** tawk.to: `Tawk_API` and the time, then the script, whose address names property and widget. (developer.tawk.to, JavaScript API) */
export const tawk: Provider<'tawk'> = {
  size: { width: 380, height: 600 },
  attributes: () => ({ charset: 'UTF-8', crossorigin: '*' }),
  prepare(_config, events) {
    window.Tawk_API = {
      onChatMaximized: events.opened,
      onChatMinimized: events.closed,
      onUnreadCountChanged: events.unread,
    };
    window.Tawk_LoadStart = new Date();
  },
  start() {
    const api = left(window.Tawk_API, 'Tawk_API');
    let wanted: 'maximize' | 'minimize' | undefined;
    const apply = (name: 'maximize' | 'minimize'): void => {
      // The functions come a while after the script; what was asked for before is done then.
      wanted = name;
      api[name]?.();
    };
    if (!api.maximize) {
      api.onLoad = () => {
        if (wanted) api[wanted]?.();
      };
    }
    return { show: () => apply('maximize'), hide: () => apply('minimize') };
  },
};
