import { useEffect, useRef } from 'react';
import { useSession } from '@console/api';
import { nav } from '@console/area';
import { Icon, IconButton, useColorScheme, useIsPhone, VisuallyHidden } from '@console/ui';
import { useText } from '../texts';
import { CHAT_STATUS, chatOpener } from './entry';
import { chatStore, closeChat, openChat } from './store';
import { useFrame } from './use-frame';
import './chat.css';

/**
 * What a widget needs to work in its own origin: scripts, its storage, forms, links that open in a tab (which are ordinary
 * pages then). Never the console's page, its address, dialogs or downloads.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** The way to the chat on the sign-in screen: on the brand's picture, where nothing else can be pressed. */
function Launcher() {
  const t = useText();
  const { isReady, isOpen, unread } = chatStore();
  if (!isReady || isOpen) return null;
  return (
    <button type="button" className="chat-launcher" data-scheme="light" onClick={openChat} {...chatOpener}>
      <Icon name="message-circle" />
      {t('chat.label')}
      {unread > 0 ? <span className="chat-count">{unread}</span> : null}
    </button>
  );
}

/** Moves the focus into the panel when it opens, and back to what leads there when it closes; Escape closes it. */
function usePanel(isOpen: boolean) {
  const panel = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
    else if (wasOpen.current) document.querySelector<HTMLElement>('[data-chat-opener]')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    const close = ({ key }: KeyboardEvent): void => (key === 'Escape' ? closeChat() : undefined);
    element?.addEventListener('keydown', close);
    return () => element?.removeEventListener('keydown', close);
  }, []);
  return panel;
}

/** Makes room for the panel beside the page, where the style sheet says so. */
function useRoom(width: number | undefined): void {
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['chat'] = width === undefined ? 'closed' : 'open';
    style.setProperty('--chat-room', `${width ?? 0}px`);
  }, [width]);
}

/** The panel with the frame. While it is closed it is there for nobody, and its scripts go on. */
export default function Widget({ address, provider }: { address: string; provider: string }) {
  const t = useText();
  const isOut = useSession().credential === undefined;
  const isPhone = useIsPhone();
  const { isOpen, unread } = chatStore();
  const chosen = useColorScheme((state) => state.scheme);
  const scheme = isOut ? 'light' : chosen;
  const frame = useRef<HTMLIFrameElement>(null);
  const { size, hasFailed, onLoad, tell } = useFrame(frame, { address, provider, scheme });
  const panel = usePanel(isOpen);
  useRoom(isOpen && !isOut ? size.width : undefined);
  useEffect(() => tell({ type: isOpen ? 'console-chat:show' : 'console-chat:hide' }), [tell, isOpen]);
  // On a phone it covers the page: whoever goes elsewhere wants to see that.
  useEffect(() => (isPhone ? nav.subscribe(closeChat) : undefined), [isPhone]);
  if (hasFailed) return null;
  return (
    <>
      {isOut ? <Launcher /> : null}
      <span id={CHAT_STATUS} role="status">
        <VisuallyHidden>{unread > 0 ? t('chat.unread', { n: unread }) : ''}</VisuallyHidden>
      </span>
      <section
        ref={panel}
        className={isOut ? 'chat out' : 'chat'}
        data-open={isOpen}
        aria-label={t('chat.label')}
        role="dialog"
        tabIndex={-1}
        inert={!isOpen}
        style={{ '--chat-width': `${size.width}px`, '--chat-height': `${size.height}px` }}
        {...(isOut ? { 'data-scheme': 'light' } : {})}
      >
        <header className="chat-head">
          <h2>{t('chat.label')}</h2>
          <IconButton variant="bare" size="sm" icon="x" label={t('chat.close')} onClick={closeChat} />
        </header>
        <iframe
          ref={frame}
          className="chat-frame"
          title={t('chat.label')}
          src={address}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          allow=""
          onLoad={onLoad}
        />
      </section>
    </>
  );
}
