import { create } from 'zustand';

/** Chat loads this long after the sign-in screen appears; for whoever is signed in, after the first screen. (spec 1, section 9) */
const DELAY = 1500;

interface ChatState {
  /** Whether it is time to load it. */
  readonly isDue: boolean;
  /** Whether the widget has been started and can be opened. */
  readonly isReady: boolean;
  readonly isOpen: boolean;
  /** Messages that came while it was closed. */
  readonly unread: number;
}

const closed: ChatState = { isDue: false, isReady: false, isOpen: false, unread: 0 };

/** What the console knows of its chat. */
export const chatStore = create<ChatState>()(() => closed);

/** Starts the clock; the returned function stops it. */
export function screenHasAppeared(): () => void {
  if (chatStore.getState().isDue) return () => {};
  const timer = setTimeout(() => chatStore.setState({ isDue: true }), DELAY);
  return () => clearTimeout(timer);
}

export const openChat = (): void => chatStore.setState({ isOpen: true, unread: 0 });
export const closeChat = (): void => chatStore.setState({ isOpen: false });
