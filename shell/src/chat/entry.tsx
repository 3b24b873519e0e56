import { Icon } from '@console/ui';
import { useText } from '../texts';
import { chatStore, openChat } from './store';

/** Id of the element that tells of unread messages; described by it: what leads to the chat. */
export const CHAT_STATUS = 'chat-status';
/** Attribute of what leads to the chat: it has the focus again when the chat is closed. */
export const chatOpener = { 'data-chat-opener': '' } as const;

/** Number of unread messages. */
export const useUnreadChat = (): number => chatStore(({ unread }) => unread);

/** The way to the chat in the account menu; nothing until it can be opened. */
export function ChatEntry({ onChoose }: { onChoose: () => void }) {
  const t = useText();
  const isReady = chatStore((state) => state.isReady);
  const unread = useUnreadChat();
  if (!isReady) return null;
  const choose = (): void => {
    onChoose();
    openChat();
  };
  return (
    <button type="button" className="shell-entry" onClick={choose}>
      <Icon name="message-circle" />
      {t('chat.label')}
      {unread > 0 ? (
        <span className="chat-count" aria-label={t('chat.unread', { n: unread })}>
          {unread}
        </span>
      ) : null}
    </button>
  );
}
