import type { ChatFrameDocument } from '@console/contract/chat-frame';
import type { failedSteps, ToFrame } from '../protocol';
import { type ConsoleLink, listenToConsole } from './console-link';
import { forgetConversation } from './forget';
import type { ChatEvents, Widget } from './provider';
import { configured } from './providers/index';

/** Loads a provider's script. @throws Error where it does not come */
function loadScript(address: string, attributes: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`The script could not be loaded: ${address}`)));
    document.head.append(script);
  });
}

const REASON_LENGTH = 300;
const MOST_UNREAD = 999;

type Hello = Extract<ToFrame, { type: 'console-chat:hello' }>;

const eventsTo = ({ tell }: ConsoleLink): ChatEvents => ({
  opened: () => tell({ type: 'console-chat:show' }),
  closed: () => tell({ type: 'console-chat:hide' }),
  unread: (count) =>
    tell({ type: 'console-chat:unread', count: Math.min(Math.max(Math.trunc(Number(count)) || 0, 0), MOST_UNREAD) }),
});

const wear = (scheme: 'light' | 'dark'): void => {
  document.documentElement.dataset['scheme'] = scheme;
};

function fail(link: ConsoleLink, step: (typeof failedSteps)[number], thrown: unknown): void {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  link.tell({ type: 'console-chat:failed', step, reason: reason.slice(0, REASON_LENGTH) });
}

/** Starts the provider's widget. Undefined where that failed, which the console has then been told. */
async function startWidget(
  { config, script }: ChatFrameDocument,
  { forget }: Hello,
  link: ConsoleLink,
): Promise<Widget | undefined> {
  const provider = configured(config);
  const events = eventsTo(link);
  try {
    if (forget) await forgetConversation();
    link.tell({ type: 'console-chat:size', ...provider.size });
    provider.prepare(events);
    await loadScript(script, provider.attributes);
  } catch (error) {
    fail(link, 'load', error);
    return undefined;
  }
  try {
    const widget = provider.start(events, script);
    link.tell({ type: 'console-chat:ready' });
    return widget;
  } catch (error) {
    fail(link, 'start', error);
    return undefined;
  }
}

/** Does what the console asks for; starts with its first message, and loads nothing before. */
export function runFrame(document_: ChatFrameDocument): void {
  let widget: Promise<Widget | undefined> | undefined;
  const act = async (step: 'show' | 'hide', link: ConsoleLink): Promise<void> => {
    try {
      (await widget)?.[step]();
    } catch (error) {
      fail(link, step, error);
    }
  };
  let console_: ConsoleLink | undefined;
  listenToConsole(document_.hosts, (message, link) => {
    console_ = link;
    if (message.type === 'console-chat:hello') {
      wear(message.scheme);
      widget ??= startWidget(document_, message, link);
    } else if (message.type === 'console-chat:scheme') wear(message.scheme);
    else void act(message.type === 'console-chat:show' ? 'show' : 'hide', link);
  });
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) console_?.tell({ type: 'console-chat:hide' });
  });
}
