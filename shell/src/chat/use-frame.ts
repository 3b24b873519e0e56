import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasForgotten, isToForget } from './forget';
import { listenToFrame, tellFrame } from './frame-link';
import { type FromFrame, type ToFrame, NOT_IMPLEMENTED } from './protocol';
import { chatStore, closeChat } from './store';
import { logError } from '../reports/error-log';

/** A frame that reports without end is not listened to. */
const MOST = 10;

type Failed = Omit<Extract<FromFrame, { type: 'console-chat:failed' }>, 'type'>;

/** Writes what failed in the frame of a provider to the error log; nobody is told otherwise. (spec 1, section 8) */
export function failureLog(provider: string): (failed: Failed) => void {
  let count = 0;
  return ({ step, reason }) => {
    count += 1;
    if (count > MOST) return;
    if (reason === NOT_IMPLEMENTED)
      logError(`The chat action '${step}' is not implemented for ${provider}`, { provider });
    else logError(`Chat failed to ${step}: ${reason}`, { provider });
  };
}

/** A frame that has not answered after this is given up; milliseconds. */
const PATIENCE = 20_000;

/** What a panel starts with; CSS pixels. */
const FIRST_SIZE = { width: 380, height: 600 };

export interface FrameState {
  readonly size: { readonly width: number; readonly height: number };
  /** Nothing can be shown. */
  readonly hasFailed: boolean;
  /** Called when the frame's page is there. */
  readonly onLoad: () => void;
  readonly tell: (message: ToFrame) => void;
}

interface FrameOptions {
  readonly address: string;
  readonly provider: string;
  readonly scheme: 'light' | 'dark';
}

/** Keeps the frame and the store in step. */
export function useFrame(
  frame: RefObject<HTMLIFrameElement | null>,
  { address, provider, scheme }: FrameOptions,
): FrameState {
  const [size, setSize] = useState(FIRST_SIZE);
  const [hasFailed, setFailed] = useState(false);
  const isGreeted = useRef(false);
  const tell = useCallback(
    (message: ToFrame) => {
      if (frame.current && isGreeted.current) tellFrame(frame.current, new URL(address).origin, message);
    },
    [frame, address],
  );

  useEffect(() => {
    if (!frame.current) return undefined;
    const log = failureLog(provider);
    const giveUp = (failed: { step: 'load' | 'start'; reason: string }): void => {
      log(failed);
      setFailed(true);
      chatStore.setState({ isReady: false, isOpen: false, unread: 0 });
    };
    const late = setTimeout(() => giveUp({ step: 'load', reason: 'The frame did not answer' }), PATIENCE);
    const hear = (message: FromFrame): void => {
      const { isOpen } = chatStore.getState();
      switch (message.type) {
        case 'console-chat:ready':
          clearTimeout(late);
          hasForgotten();
          return chatStore.setState({ isReady: true });
        case 'console-chat:size':
          return setSize({ width: message.width, height: message.height });
        case 'console-chat:unread':
          return isOpen ? undefined : chatStore.setState({ unread: message.count });
        // It may want to be seen; whether it is, a person decides.
        case 'console-chat:show':
          return isOpen ? undefined : chatStore.setState(({ unread }) => ({ unread: Math.max(unread, 1) }));
        case 'console-chat:hide':
          return closeChat();
        case 'console-chat:failed':
          if (message.step === 'show' || message.step === 'hide') return log(message);
          clearTimeout(late);
          return giveUp({ step: message.step, reason: message.reason });
      }
    };
    const stop = listenToFrame(frame.current, new URL(address).origin, hear);
    return () => {
      clearTimeout(late);
      stop();
    };
  }, [frame, address, provider]);

  const onLoad = (): void => {
    if (isGreeted.current) return;
    isGreeted.current = true;
    tell({ type: 'console-chat:hello', scheme, forget: isToForget() });
  };
  useEffect(() => tell({ type: 'console-chat:scheme', scheme }), [tell, scheme]);
  return { size, hasFailed, onLoad, tell };
}
